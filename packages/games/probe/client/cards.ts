import { palette } from '@atoll/art';
import { kindOf, worthOf } from '../src/index.ts';
import { Container, Graphics } from 'pixi.js';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import { cardRows } from '@atoll/table-kit/table/canvas/scene/card-rows.ts';
import type { LyingCard } from './present.ts';
import { KINDS } from './words.ts';

const size = { width: 88, height: 118, gap: 14 } as const;
const SHADES = ['#f7b56a', '#cfe8dd', '#b8a7ea'] as const;

function draw({ card, by }: LyingCard): Container {
  const out = new Container();
  const { width, height } = size;
  const paper = new Graphics().roundRect(0, 0, width, height, 9).fill(SHADES[kindOf(card)]);
  out.addChild(paper.roundRect(6, 34, width - 12, 52, 6).fill(palette.paper));
  const style = {
    face: 'display',
    weight: 800,
    colour: palette.ink,
    maxWidth: width - 10,
  } as const;
  const write = (text: string, at: number, y: number): void => {
    const line = label(text, { ...style, size: at }, 'middle');
    line.position.set(width / 2, y);
    out.addChild(line);
  };
  write(`${KINDS[kindOf(card)]} ${card}`, 17, 18);
  write('●'.repeat(worthOf(card)), 20, 60);
  write(by, 14, 102);
  return out;
}

export const look = cardRows<LyingCard>({ size, draw });
