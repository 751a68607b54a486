import { inked } from '../../icons/icon.ts';
import { regionGlyphs } from '../glyphs.ts';
import type { Geography } from './geography.ts';
import { coastOutline } from './land.ts';
import { wrapSigns } from './mat.ts';
import { mapSize, middleOf } from './measures.ts';
import { cellOf } from './plan.ts';
import type { MapPlan } from './plan.ts';
import { placesArt } from './places.ts';
import type { PlaceTones } from './places.ts';
import { seaOutlines, textures, windowPath } from './sea.ts';

const GROUND = '#04081c';

const TONES: PlaceTones = {
  quay: '#000000',
  edge: '#ffffff',
  berth: '#04081c',
  rim: '#ffffff',
  sign: '#ffffff',
  shade: '#000000',
  faint: 0.8,
};

/** A side of the map as line work on a dark ground, for high contrast. */
export function contrastArt(plan: MapPlan, geography: Geography, seed: string): string {
  const { width, height } = mapSize(plan);
  const seas = seaOutlines(plan, seed)
    .map(({ d }) => `<path d="${d}" fill="none" stroke="#7fa6cc" stroke-width="3"/>`)
    .join('');
  const windows = plan.spaces
    .map((space) => {
      const { x, y } = middleOf(cellOf(space));
      const { region } = space;
      const symbol = inked(regionGlyphs[region], '#ffffff', GROUND);
      return (
        `<path d="${windowPath(space, seed)}" fill="#0c1a3d" stroke="#7fa6cc" stroke-width="1.500"/>` +
        `<g transform="translate(${x} ${y})"><path d="${textures[region]}" transform="scale(.8)" fill="none" stroke="#7fa6cc" stroke-width="1" opacity=".4"/>` +
        `<g transform="translate(14 14) scale(.62)">${symbol}</g></g>`
      );
    })
    .join('');
  const coast = coastOutline(plan, geography, seed);
  return (
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>` +
    seas +
    windows +
    `<path d="${coast}" fill="#2b3040" fill-rule="evenodd" stroke="#ffffff" stroke-width="2"/>` +
    placesArt(plan, TONES) +
    wrapSigns(plan)
  );
}
