import { rng, SVG_DEFS } from '@atoll/art';
import {
  COLOURS,
  ISLANDS,
  islandColour,
  SIDES,
  type Board,
  type Colour,
  type IslandStone,
  type Side,
} from '../../src/board.ts';
import type { Rect, Spot } from '@atoll/table-kit/ui/rect.ts';
import { corners, middleOf, planeOf, RADIUS } from '../board/plane.ts';
import { symbolShapes } from './symbols.ts';

const f = (n: number): string => (Math.round(n * 100) / 100).toString();
const polygon = (spots: readonly Spot[]): string =>
  `M${spots.map(({ x, y }) => `${f(x)} ${f(y)}`).join('L')}Z`;

/**
 * Land of either colour: its shoal and beach, its ground, and its symbols with the lines cut into
 * them.
 */
const LAND: Readonly<
  Record<
    Colour,
    { shoal: string; beach: string; ground: string; hill: string; symbol: string; cut: string }
  >
> = {
  black: {
    shoal: '#3d93a0',
    beach: '#8d84c4',
    ground: '#262a5a',
    hill: '#1d2150',
    symbol: '#d4dcf6',
    cut: '#262a5a',
  },
  white: {
    shoal: '#58aaa9',
    beach: '#c99a62',
    ground: '#f8e7c4',
    hill: '#fdf3e0',
    symbol: '#8a4b33',
    cut: '#f8e7c4',
  },
};

/**
 * The lagoon: one sheet of water, and every cell a window cut into it through which the lit bottom
 * shows.
 */
function lagoon({ cells }: Board): string {
  const r = rng('lagoon');
  const sheet = cells.map((cell) => polygon(corners(middleOf(cell)))).join('');
  const windows = cells.map((cell) => {
    const { x, y } = middleOf(cell);
    const tone = r.int(0, 3);
    const place = `x="${f(x)}" y="${f(y)}"`;
    return `<use href="#window" ${place}/>${tone === 0 ? '' : `<use href="#tint" ${place} opacity="${tone * 0.035}"/>`}`;
  });
  const layer = (colour: string, width: number, lift: 1 | 3): string =>
    `<path d="${sheet}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" filter="url(#lift${lift})"/>`;
  return layer('#17506b', 9, 3) + layer('#1c5c75', 3.5, 1) + windows.join('');
}

const windowShape = polygon(corners({ x: 0, y: 0 }, 0.9));
const DEFS =
  '<linearGradient id="bed" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#2c8796"/>' +
  `<stop offset="1" stop-color="#3d9ba2"/></linearGradient><clipPath id="cut"><path d="${windowShape}"/></clipPath>` +
  `<g id="window"><path d="${windowShape}" fill="#123f59" ` +
  'stroke="#123f59" stroke-width="1.6" stroke-linejoin="round"/><g clip-path="url(#cut)">' +
  `<path d="${windowShape}" transform="translate(1.3 2.1)" fill="url(#bed)"/></g><path d="${windowShape}" fill="none" stroke="#8fd0cb" ` +
  `stroke-opacity=".22" stroke-width=".7" stroke-linejoin="round"/></g><path id="tint" d="${windowShape}" fill="#eafff2"/>`;

const sameIsland = (board: Board, island: number): readonly IslandStone[] =>
  board.islandStones.filter((stone) => stone.island === island);

const OUTWARD: Readonly<Record<Side, Spot>> = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};

/**
 * An unseen frame around some spots: a shadow is cut off at the box of the bare line, which is thin
 * for a straight one.
 */
function roomAround(spots: readonly Spot[]): string {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const by = RADIUS * 1.5;
  const corner = `M${f(Math.min(...xs) - by)} ${f(Math.min(...ys) - by)}`;
  return `<path d="${corner}H${f(Math.max(...xs) + by)}V${f(Math.max(...ys) + by)}" stroke="none"/>`;
}

/**
 * One island: shoal, beach and ground as three sheets around its stones, and its symbol on each of
 * them.
 */
function land(board: Board, island: number): string {
  const stones = sameIsland(board, island);
  const [colour, side] = [COLOURS[islandColour(island)], SIDES[island % SIDES.length]];
  const { shoal, beach, ground, hill, symbol, cut } = LAND[colour];
  const out = OUTWARD[side];
  const r = rng(`${board.size} ${island}`);
  const moved = ({ x, y }: Spot, by: number): Spot => ({ x: x + out.x * by, y: y + out.y * by });
  const spots = stones.map((stone) => moved(middleOf(stone), 1.5));
  const bays = spots
    .map((spot) => moved(spot, r.range(3, 7)))
    .map(({ x, y }) => ({ x: x + r.range(-3, 3), y: y + r.range(-3, 3) }));
  const spine = `M${spots.map(({ x, y }) => `${f(x)} ${f(y)}`).join('L')}`;
  const room = roomAround([...spots, ...bays]);
  const sheet = (fill: string, width: number, lift: 1 | 2): string => {
    const hills = bays.map(
      ({ x, y }) =>
        `<circle cx="${f(x)}" cy="${f(y)}" r="${f(width * 0.24)}" stroke-width="${f(width * 0.5)}"/>`,
    );
    return (
      `<g fill="none" stroke="${fill}" stroke-linecap="round" stroke-linejoin="round" filter="url(#lift${lift})">${room}` +
      `<path d="${spine}" stroke-width="${width}"/>${hills.join('')}</g>`
    );
  };
  const prints = stones.map((stone) => {
    const { x, y } = moved(middleOf(stone), 2);
    const k = (RADIUS * 1.12) / 24;
    return (
      `<path d="${polygon(corners({ x, y }, 0.74))}" fill="${hill}" stroke="${hill}" stroke-width="3" stroke-linejoin="round"/>` +
      `<g transform="translate(${f(x - 12 * k)} ${f(y - 12 * k)}) scale(${f(k)})">${symbolShapes(side, { colour: symbol, cut })}</g>`
    );
  });
  return sheet(shoal, 43, 1) + sheet(beach, 37.5, 1) + sheet(ground, 33, 2) + prints.join('');
}

/** The empty board as a picture with its frame: no part of it ever changes during a match. */
export function boardPicture(board: Board): { readonly svg: string; readonly frame: Rect } {
  const frame = planeOf(board, 'shown');
  const islands = ISLANDS.map((_, island) => island).sort(
    (a, b) => islandColour(a) - islandColour(b),
  );
  const body = lagoon(board) + islands.map((island) => land(board, island)).join('');
  return { svg: `${SVG_DEFS}<defs>${DEFS}</defs>${body}`, frame };
}
