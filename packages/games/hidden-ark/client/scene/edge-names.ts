import { palette } from '@atoll/art';
import { FRAME, spaceSpot } from '../../art/index.ts';
import { MAPS, type Side } from '../../src/cards/index.ts';
import { Container } from 'pixi.js';
import { label, type LabelStyle } from '@atoll/table-kit/table/canvas/label.ts';

/** How far the number of a row stands above its middle, where the sign of a continuing sea is. */
const RAISED = 22;

const STYLE: LabelStyle = {
  ...{ face: 'text', size: 12.5, weight: 750, colour: palette.cream, halo: palette.ink },
};

/** A name of a column or row, and where its middle is on the plane of the map. */
export interface EdgeName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The letters of the columns and the numbers of the rows, within the frame of the map. */
export function edgeNames(side: Side): readonly EdgeName[] {
  const { columns, rows } = MAPS[side];
  const across = Array.from({ length: columns }, (_, at): EdgeName => {
    const text = String.fromCharCode(65 + at);
    return { text, x: spaceSpot(`${text}1`).x, y: FRAME / 2 };
  });
  const down = Array.from({ length: rows }, (_, at): EdgeName => {
    const text = String(at + 1);
    return { text, x: FRAME / 2, y: spaceSpot(`A${text}`).y - RAISED };
  });
  return [...across, ...down];
}

/** The same as they are drawn. */
export function edgeLabels(side: Side): Container {
  const out = new Container();
  for (const { text, x, y } of edgeNames(side)) {
    const line = label(text, STYLE, 'middle');
    line.position.set(x, y);
    out.addChild(line);
  }
  return out;
}
