import { f2 } from '@atoll/art/draw/numbers.ts';
import { inked } from '@atoll/art/icons/icon.ts';
import { pieceGlyphs } from '../glyphs.ts';
import { arrowShapes } from '../markers.ts';
import { middleOf, portSpots } from './measures.ts';
import type { MapBerth } from './measures.ts';
import { cellOf } from './plan.ts';
import type { MapPlan, PlanPort, PlanSpace } from './plan.ts';

const INK = '#14213d';

/** The colours of the places printed on the map. */
export interface PlaceTones {
  readonly quay: string;
  readonly edge: string;
  readonly berth: string;
  readonly rim: string;
  readonly sign: string;
  readonly shade: string;
  readonly faint: number;
}

const PAPER: PlaceTones = {
  quay: '#f6e7c9',
  edge: '#b08a58',
  berth: '#2f7f95',
  rim: '#17405c',
  sign: INK,
  shade: '#0a1130',
  faint: 0.36,
};

const shapeAt = (shapes: string, { x, y, size }: MapBerth): string =>
  `<g transform="translate(${f2(x - size / 2)} ${f2(y - size / 2)}) scale(${f2(size / 24)})">${shapes}</g>`;

/** A quay: a place for a station, below it two for vessels, and the arrow out to sea. */
function port(plan: MapPlan, one: PlanPort, tones: PlaceTones): string {
  const { quay: ground, edge, berth: water, rim, sign, faint } = tones;
  const { middle, size, station, vessels, arrow } = portSpots(plan, one);
  const half = size / 2;
  const quay = `M${f2(middle.x - half + 9)} ${f2(middle.y - half)}h${size - 18}q9 0 9 9v${size - 18}q0 9-9 9h${18 - size}q-9 0-9-9v${18 - size}q0-9 9-9Z`;
  const berth = ({ x, y, size: side }: MapBerth): string =>
    `<circle cx="${f2(x)}" cy="${f2(y)}" r="${f2(side * 0.48)}" fill="${water}" stroke="${rim}" stroke-width="1"/>`;
  return (
    `<path d="${quay}" fill="${ground}" filter="url(#lift2)"/>` +
    `<path d="${quay}" fill="none" stroke="${edge}" stroke-width="1.200" stroke-dasharray="3 2.200" transform="translate(${f2(middle.x)} ${f2(middle.y)}) scale(.92) translate(${f2(-middle.x)} ${f2(-middle.y)})"/>` +
    `<g opacity="${faint}">${shapeAt(inked(pieceGlyphs.station, sign, ground), { ...station, size: station.size * 0.78 })}</g>` +
    vessels
      .map(
        (spot) =>
          berth(spot) +
          `<g opacity=".5">${shapeAt(inked(pieceGlyphs.vessel, '#dff1f4', water), { ...spot, size: spot.size * 0.58 })}</g>`,
      )
      .join('') +
    `<g filter="url(#lift1)">${shapeAt(arrowShapes(one.arrow), arrow)}</g>`
  );
}

/** The place of a fish tile: a dashed frame and an unknown fish. */
function fishPlace(space: PlanSpace, { shade }: PlaceTones): string {
  const { x, y } = middleOf(cellOf(space));
  return (
    `<rect x="${x - 26}" y="${y - 26}" width="52" height="52" rx="9" fill="${shade}" fill-opacity=".3" stroke="#fff3e0" stroke-width="2" stroke-dasharray="5 3.600" stroke-linecap="round"/>` +
    `<g opacity=".62">${shapeAt(inked(pieceGlyphs.discovery, '#fff3e0', '#2a4a68'), { x, y, size: 34 })}</g>`
  );
}

/** Where a token of points lies: a ring with a scallop. */
function pointsPlace(space: PlanSpace, { shade }: PlaceTones): string {
  const { x, y } = middleOf(cellOf(space));
  return (
    `<circle cx="${x}" cy="${y}" r="19" fill="${shade}" fill-opacity=".26" stroke="#ffd9c2" stroke-width="1.800" stroke-dasharray="1 3.600" stroke-linecap="round"/>` +
    `<g opacity=".6">${shapeAt(inked(pieceGlyphs.points, '#ffd9c2', '#43506f'), { x, y, size: 22 })}</g>`
  );
}

/** The places printed on sea and land: ports, fish places and places of point tokens. */
export const placesArt = (plan: MapPlan, tones: PlaceTones = PAPER): string =>
  plan.spaces
    .map((space) =>
      space.fish
        ? fishPlace(space, tones)
        : space.points === undefined
          ? ''
          : pointsPlace(space, tones),
    )
    .join('') + plan.locations.map((one) => port(plan, one, tones)).join('');
