import { inked } from '@atoll/art/icons/icon.ts';
import { regionGlyphs } from '../glyphs.ts';
import type { RegionName } from '../regions.ts';
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

/** Dark grounds that differ in hue and in lightness, and lines that are seen on each of them. */
const WATERS: Readonly<Record<RegionName, { readonly ground: string; readonly line: string }>> = {
  'north-pacific': { ground: '#0a2a78', line: '#8fc2ff' },
  atlantic: { ground: '#00483a', line: '#63e0bd' },
  'south-pacific': { ground: '#4c3c00', line: '#f5d45e' },
  indian: { ground: '#5a0f38', line: '#ff9cc4' },
  arctic: { ground: '#3f4a66', line: '#f2f7ff' },
};

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
      const { ground, line } = WATERS[region];
      const symbol = inked(regionGlyphs[region], '#ffffff', ground);
      return (
        `<path d="${windowPath(space, seed)}" fill="${ground}" stroke="${line}" stroke-width="1.500"/>` +
        `<g transform="translate(${x} ${y})"><path d="${textures[region]}" transform="scale(.8)" fill="none" stroke="${line}" stroke-width="1.200" opacity=".6"/>` +
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
