import { Container } from 'pixi.js';
import { drawPlace } from '@atoll/table-kit/table/canvas/drawing/marks.ts';
import { icon, square, type Pictures } from '@atoll/table-kit/table/canvas/drawing/pieces.ts';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import { TILE, type CellPlacement } from '../layout/placement.ts';

/** A free cell of a reef, with the colonies that it has and needs in its corner. */
export function drawCell(kit: Pictures, { legal, count }: CellPlacement): Container {
  const out = new Container();
  out.addChild(drawPlace({ width: TILE, height: TILE }, legal ? 'legal' : 'almost'));
  if (count === '') return out;
  const text = label(
    count,
    { face: 'text', size: 13.5, weight: 700, colour: '#fff3d2', halo: '#14304a' },
    'left',
  );
  const width = 15 + 3 + text.width;
  out.addChild(icon(kit, 'token/colony', square(TILE - 7 - width, TILE - 22, 15)), text);
  text.position.set(TILE - 7 - text.width, TILE - 14.5);
  if (!legal) out.alpha = 0.75;
  return out;
}
