import { f2 } from '@atoll/art/draw/numbers.ts';
import { clipTo } from '@atoll/art/draw/paper.ts';
import { scoped } from '@atoll/art/draw/scope.ts';
import { contrastArt } from './contrast.ts';
import { equatorialLand } from './equatorial-land.ts';
import { landArt } from './land.ts';
import { matArt, matEdge } from './mat.ts';
import { CELL, mapSize } from './measures.ts';
import type { MapPlan } from './plan.ts';
import { polarLand } from './polar-land.ts';
import { placesArt } from './places.ts';
import type { MapSide } from './plans.ts';
import { seaArt } from './sea.ts';

/** Circles and meridians round the pole, which show how to read this side. */
function graticule(plan: MapPlan): string {
  const { width, height } = mapSize(plan);
  const [x, y] = [width / 2, height / 2];
  const circles = [1.06, 2.5, 3.94].map(
    (r) =>
      `M${f2(x - r * CELL)} ${y}a${r * CELL} ${r * CELL} 0 1 0 ${r * CELL * 2} 0a${r * CELL} ${r * CELL} 0 1 0 ${-r * CELL * 2} 0`,
  );
  const meridians = Array.from({ length: 12 }, (_, i) => {
    const a = ((i + 0.5) / 12) * Math.PI * 2;
    const at = (r: number): string => `${f2(x + Math.cos(a) * r)} ${f2(y + Math.sin(a) * r)}`;
    return `M${at(CELL * 1.06)}L${at(CELL * 8)}`;
  });
  return `<path d="${circles.join('')}${meridians.join('')}" fill="none" stroke="#fff" stroke-width="1" stroke-dasharray="2 5" stroke-linecap="round" opacity=".34"/>`;
}

const lands = { equatorial: equatorialLand, polar: polarLand } as const;

/** The style of a map: cut paper, or line work for high contrast. */
export type MapLook = 'paper' | 'contrast';

/** A side of the map as SVG shapes of the size given by `mapSize`; needs the shared definitions. */
export const mapArt = (side: MapSide, plan: MapPlan, look: MapLook): string =>
  scoped(`map-${side}-${look}`, () => {
    const geography = lands[side];
    if (look === 'contrast') return clipTo(matEdge(side, plan), contrastArt(plan, geography, side));
    const map =
      seaArt(plan, side) +
      (side === 'polar' ? graticule(plan) : '') +
      landArt(plan, geography, side) +
      placesArt(plan);
    return clipTo(matEdge(side, plan), map) + matArt(side, plan);
  });
