import { palette } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import { label } from '../../../table/canvas/label.ts';
import { cardRows } from '../../../table/canvas/scene/card-rows.ts';

/** A thing on the table with the lines that stand on it. */
export interface LyingThing {
  readonly item: string;
  readonly name: string;
  readonly lines: readonly string[];
}

const size = { width: 120, height: 60, gap: 8 } as const;

function draw({ lines }: LyingThing): Container {
  const out = new Container();
  const { width, height } = size;
  out.addChild(new Graphics().roundRect(0, 0, width, height, 9).fill(palette.paper));
  lines.forEach((text, i) => {
    const style = { face: 'text', size: 14, weight: 600, colour: palette.ink } as const;
    const line = label(text, { ...style, maxWidth: width - 10 }, 'middle');
    line.position.set(width / 2, (height * (i + 1)) / (lines.length + 1));
    out.addChild(line);
  });
  return out;
}

export const cardLook = cardRows<LyingThing>({ size, draw });
