import { CORNERS, EDGES, HEXES } from '../../src/board/index.ts';
import { squareAt, type MapPlace as KitPlace } from '@atoll/table-kit/table/map/map-place.ts';
import { rect, type Rect, type Spot } from '@atoll/table-kit/ui/rect.ts';
import { cornerItem, edgeItem, hexItem } from '../present/items.ts';

/** From the middle of a hex to a corner, in units of the map. */
export const RADIUS = 60;
const HALF = (RADIUS * Math.sqrt(3)) / 2;
/** Room around the outermost corners. */
const MARGIN = 16;

const spotAt = (q: number, r: number): Spot => ({ x: HALF * (2 * q + r), y: RADIUS * 1.5 * r });

export const HEX_SPOTS: readonly Spot[] = HEXES.map(({ q, r }) => spotAt(q, r));

export const CORNER_SPOTS: readonly Spot[] = CORNERS.map(({ name }) => {
  const [q = '0', r = '0', end] = name.split(',');
  const { x, y } = spotAt(Number(q), Number(r));
  return { x, y: y + (end === 'N' ? -RADIUS : RADIUS) };
});

/** An edge as it lies: its middle, its ends, and how it is turned, in radians. */
export interface EdgeLine {
  readonly middle: Spot;
  readonly from: Spot;
  readonly to: Spot;
  readonly angle: number;
}

export const EDGE_LINES: readonly EdgeLine[] = EDGES.map(({ ends: [one, other] }) => {
  const [a, b] = [CORNER_SPOTS[one]!, CORNER_SPOTS[other]!];
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    from,
    to,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  };
});

/** The whole map. */
export const PLANE: Rect = (() => {
  const across = 9 * HALF + MARGIN;
  const down = 7 * RADIUS + MARGIN;
  return rect(-across, -down, 2 * across, 2 * down);
})();

/** A place on the map that can be pointed at. */
export interface MapPlace extends KitPlace {
  readonly kind: 'hex' | 'corner' | 'edge';
  readonly index: number;
  readonly spot: Spot;
}

const SIDES = { hex: 76, corner: 30, edge: 30 } as const;

const placeOf = (kind: MapPlace['kind'], index: number): MapPlace => {
  const [item, spot] =
    kind === 'hex'
      ? [hexItem(index), HEX_SPOTS[index]!]
      : kind === 'corner'
        ? [cornerItem(index), CORNER_SPOTS[index]!]
        : [edgeItem(index), EDGE_LINES[index]!.middle];
  return { item, kind, index, spot, row: Math.round(spot.y), box: squareAt(spot, SIDES[kind]) };
};

/** Everything on the map, in reading order. */
export const PLACES: readonly MapPlace[] = [
  ...HEXES.map((_, index) => placeOf('hex', index)),
  ...CORNERS.map((_, index) => placeOf('corner', index)),
  ...EDGES.map((_, index) => placeOf('edge', index)),
].toSorted((a, b) => a.row - b.row || a.spot.x - b.spot.x);

const byItem = new Map(PLACES.map((place) => [place.item, place]));
export const placeByItem = (item: string): MapPlace | undefined => byItem.get(item);

/** How far from its middle a place is taken, in units of the map. */
const REACH = { hex: HALF, corner: 22, edge: 22 } as const;
/** A place with a choice is hit from farther away than others, by this factor. */
const MEANT = 1.4;

/** The place at a spot: the nearest one with a choice, else a corner or an edge, else a hex. */
export function placeAt(
  { x, y }: Spot,
  means: (item: string) => boolean,
  {
    reach = 0,
  }: {
    /** From how far a corner or an edge with a choice is hit at least. */
    readonly reach?: number;
  } = {},
): MapPlace | undefined {
  let best: MapPlace | undefined;
  let least = Infinity;
  for (const place of PLACES) {
    const meant = means(place.item);
    const far = Math.hypot(place.spot.x - x, place.spot.y - y) / REACH[place.kind];
    const within = meant && place.kind !== 'hex' ? Math.max(MEANT, reach / REACH[place.kind]) : 1;
    if (far > within) continue;
    const rank = far + (meant ? 0 : 10) + (place.kind === 'hex' ? 3 : 0);
    if (rank < least) [best, least] = [place, rank];
  }
  return best;
}
