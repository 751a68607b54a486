/** Rings round the middle, from the lagoon outwards. */
export const ZONES = ['lagoon', 'small', 'strait', 'large', 'outer'] as const;
export type Zone = (typeof ZONES)[number];

/** A hex of the map; pointed at the top, with `q` to the right and `r` down to the right. */
export interface Hex {
  readonly q: number;
  readonly r: number;
  readonly zone: Zone;
  readonly isLand: boolean;
}

const RADIUS = 4;
const distanceFromMiddle = (q: number, r: number): number =>
  Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

function hexesOfMap(): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = -RADIUS; q <= RADIUS; q++) {
      const ring = distanceFromMiddle(q, r);
      if (ring > RADIUS) continue;
      const zone = ZONES[ring];
      hexes.push({ q, r, zone, isLand: zone === 'small' || zone === 'large' });
    }
  return hexes;
}

/** The 61 hexes, row by row from the top, each row from the left. Other files use their index. */
export const HEXES = hexesOfMap();

const indices = new Map(HEXES.map(({ q, r }, index) => [`${q},${r}`, index]));

/** The index of a hex, or -1 off the map. */
export const hexAt = (q: number, r: number): number => indices.get(`${q},${r}`) ?? -1;

export const DESERT = hexAt(-1, 0);
export const LAND = HEXES.flatMap(({ isLand }, index) => (isLand ? [index] : []));

const path = (steps: readonly (readonly [number, number])[]): readonly number[] =>
  steps.map(([q, r]) => hexAt(q, r));

/** The small atoll without the desert, clockwise from its upper left. */
export const SMALL_RING = path([
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
]);

/** The large atoll clockwise from its left corner. */
export const LARGE_RING = path([
  [-3, 0],
  [-2, -1],
  [-1, -2],
  [0, -3],
  [1, -3],
  [2, -3],
  [3, -3],
  [3, -2],
  [3, -1],
  [3, 0],
  [2, 1],
  [1, 2],
  [0, 3],
  [-1, 3],
  [-2, 3],
  [-3, 3],
  [-3, 2],
  [-3, 1],
]);

/** The strait clockwise from the start of the pirate, left of the desert. */
export const PIRATE_TRACK = path([
  [-2, 0],
  [-1, -1],
  [0, -2],
  [1, -2],
  [2, -2],
  [2, -1],
  [2, 0],
  [1, 1],
  [0, 2],
  [-1, 2],
  [-2, 2],
  [-2, 1],
]);
