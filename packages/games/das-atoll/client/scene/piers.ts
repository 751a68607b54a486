import type { DasAtollView } from '../../src/index.ts';
import { Graphics } from 'pixi.js';
import { piersOf, type Pier } from '../drawing/sea-picture.ts';

/** Planks across a pier: how long each is along it, and from one to the next, in units. */
const PLANK = { length: 1.6, step: 6 };
const WIDTH = 7;

/** The piers of all harbours that are laid. */
export function piers(view: Pick<DasAtollView, 'harbours'>): Graphics {
  const g = new Graphics();
  for (const pier of piersOf(view)) {
    line(g, pier).stroke({ color: '#3a2418', width: WIDTH + 3, cap: 'round' });
    line(g, pier).stroke({ color: '#b98455', width: WIDTH, cap: 'round' });
    planks(g, pier).stroke({ color: '#6f4a2e', width: WIDTH });
  }
  return g;
}

const line = (g: Graphics, { from, to }: Pier): Graphics =>
  g.moveTo(from.x, from.y).lineTo(to.x, to.y);

function planks(g: Graphics, { from, to }: Pier): Graphics {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (way: number): readonly [number, number] => [
    from.x + ((to.x - from.x) * way) / length,
    from.y + ((to.y - from.y) * way) / length,
  ];
  for (let way = 0; way < length; way += PLANK.step)
    g.moveTo(...at(way)).lineTo(...at(Math.min(length, way + PLANK.length)));
  return g;
}
