import { loop } from '@atoll/art/draw/curves.ts';
import { f2 } from '@atoll/art/draw/numbers.ts';
import type { Point } from '@atoll/art/draw/numbers.ts';
import { rng } from '@atoll/art/draw/random.ts';
import { inked } from '@atoll/art/icons/icon.ts';
import { regionGlyphs } from '../glyphs.ts';
import { regionColours, regionNames } from '../regions.ts';
import type { RegionName } from '../regions.ts';
import { boxField, outline, ripple, sample, softMin } from './field.ts';
import { CELL, FRAME, mapSize, middleOf } from './measures.ts';
import { cellOf, landCells } from './plan.ts';
import type { Cell, MapPlan, PlanSpace } from './plan.ts';

/** The ink of a sea with light water. */
const DARK = regionColours['south-pacific'].ink;

/** Half the side of a space's window. */
const HALF = 33;

/** The sea around a cell of land, to which its bays belong. */
function seaRound(plan: MapPlan, { column, row }: Cell): RegionName | undefined {
  const near = plan.spaces.filter((space) => {
    const there = cellOf(space);
    return Math.abs(there.column - column) <= 1 && Math.abs(there.row - row) <= 1;
  });
  const count = (region: RegionName): number => near.filter((s) => s.region === region).length;
  return regionNames.toSorted((a, b) => count(b) - count(a)).find((region) => count(region) > 0);
}

/** The outline of each sea, with a hand-cut edge towards the others. */
export function seaOutlines(
  plan: MapPlan,
  seed: string,
): readonly { readonly region: RegionName; readonly d: string }[] {
  const size = { ...mapSize(plan), step: 3 };
  const wander = ripple(`${seed} seas`, 50);
  const coasts = landCells(plan).map((cell) => ({ cell, region: seaRound(plan, cell) }));
  const waters = plan.spaces.map((space) => ({ cell: cellOf(space), region: space.region }));
  const cells = [...coasts, ...waters];
  return regionNames.map((region) => {
    const boxes = cells
      .filter((one) => one.region === region)
      .map(({ cell: { column, row } }) => {
        const left = column === 0 ? -40 : FRAME + column * CELL;
        const top = row === 0 ? -40 : FRAME + row * CELL;
        const right = FRAME + (column + 1) * CELL + (column === plan.columns - 1 ? 40 : 0);
        const bottom = FRAME + (row + 1) * CELL + (row === plan.rows - 1 ? 40 : 0);
        const [width, height] = [right - left, bottom - top];
        return boxField({ x: left + width / 2, y: top + height / 2, width, height }, 6);
      });
    const field = (x: number, y: number): number =>
      boxes.reduce((height, box) => softMin(height, box(x, y), 6), 1000) + wander(x, y) * 2.4;
    return { region, d: outline(sample(field, size), 1.5) };
  });
}

/** The sheets that the windows of the seas are cut into. */
const sheets = (plan: MapPlan, seed: string): string =>
  seaOutlines(plan, seed)
    .map(
      ({ region, d }) =>
        `<path d="${d}" fill="${regionColours[region].deep}" fill-rule="evenodd" filter="url(#lift1)"/>`,
    )
    .join('');

/** A window's edge: a square with soft corners, cut by hand. */
export function windowPath(space: PlanSpace, seed: string): string {
  const r = rng(`${seed} ${space.id}`);
  const { x, y } = middleOf(cellOf(space));
  const n = 24;
  const pts = Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const e = 5.4;
    const k = (HALF + r.range(-0.7, 0.7)) / Math.pow(Math.abs(c) ** e + Math.abs(s) ** e, 1 / e);
    return [x + c * k, y + s * k];
  });
  return loop(pts);
}

/** The water texture of each sea in a box of 66 units round 0, 0. */
export const textures: Readonly<Record<RegionName, string>> = {
  // long swell
  'north-pacific': [-20, -4, 12, 28]
    .map((y) => `M-34 ${y}c8-6 15-6 22.600 0s15 6 22.800 0 15-6 22.600 0`)
    .join(''),
  // short crossing waves
  atlantic: [-22, -8, 6, 20]
    .map((y, i) =>
      [-26, -8, 10, 28].map((x) => `M${x + (i % 2) * 9 - 11} ${y + 4}l6-6 6 6`).join(''),
    )
    .join(''),
  // rings of coral
  'south-pacific': [-22, 0, 22]
    .map((y, i) =>
      [-24, 0, 24].map((x) => `M${x + (i % 2) * 11 - 4} ${y}a4 4 0 1 1 8 0a4 4 0 1 1-8 0`).join(''),
    )
    .join(''),
  // arcs of the monsoon
  indian: [
    [-20, -18],
    [8, -8],
    [-12, 12],
    [18, 20],
  ]
    .map(([x, y]) => `M${x - 9} ${y + 4}a9 9 0 0 1 18-2M${x - 4.5} ${y + 4}a4.500 4.500 0 0 1 9-1`)
    .join(''),
  // floes
  arctic:
    'M-28-20l9-4 8 5-2 8-11 2ZM6-24l12-2 6 8-8 7-11-4ZM-20 6l10-5 9 6-5 10-12-1ZM12 8l11-4 6 9-9 8-9-5ZM-6-8l4-3 4 3-3 4Z',
};

function window(space: PlanSpace, seed: string): string {
  const { region, id } = space;
  const { lit, water, deep, ink } = regionColours[region];
  const middle = middleOf(cellOf(space));
  const d = windowPath(space, seed);
  const name = `w-${id}`;
  const at = `translate(${f2(middle.x)} ${f2(middle.y)})`;
  const texture =
    region === 'arctic'
      ? `<path d="${textures[region]}" fill="#fff" opacity=".5"/>`
      : `<path d="${textures[region]}" fill="none" stroke="${ink === DARK ? '#7a6024' : '#fff'}" stroke-width="1.500" stroke-linecap="round" stroke-linejoin="round" opacity=".26"/>`;
  const symbol = inked(regionGlyphs[region], ink, water);
  return (
    `<path d="${d}" fill="${deep}"/>` +
    `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">` +
    // the sheet's shadow falls on the water below it
    `<path d="${d}" fill="#0a1130" opacity=".34"/>` +
    `<path d="${d}" transform="translate(1.600 2.600)" fill="${water}"/>` +
    `<g transform="translate(1.600 2.600)"><path d="${d}" fill="url(#lit-${region})"/></g>` +
    `<g transform="${at}">${texture}<g transform="translate(16 16) scale(.54)" opacity=".5">${symbol}</g></g></g>` +
    `<path d="${d}" fill="none" stroke="${lit}" stroke-opacity=".5" stroke-width=".9"/>`
  );
}

/** The water of a side: a sheet for each sea, and every space a window in it. */
export function seaArt(plan: MapPlan, seed: string): string {
  const light = regionNames
    .map((region) => {
      const { lit } = regionColours[region];
      return (
        `<radialGradient id="lit-${region}" cx=".4" cy=".34" r=".75"><stop offset="0" stop-color="${lit}"/>` +
        `<stop offset="1" stop-color="${lit}" stop-opacity="0"/></radialGradient>`
      );
    })
    .join('');
  const { width, height } = mapSize(plan);
  const ground = `<rect width="${width}" height="${height}" fill="#1d5068"/>`;
  return (
    light + ground + sheets(plan, seed) + plan.spaces.map((space) => window(space, seed)).join('')
  );
}
