import { shuffle, type Rng } from '@atoll/engine';
import type { Resource } from '../resource.ts';
import { DESERT, HEXES, LARGE_RING, SMALL_RING } from './hexes.ts';
import { HARBOURS } from './harbours.ts';

export const TERRAINS = ['forest', 'pasture', 'field', 'hill', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number] | 'desert' | 'sea';

/** How many of each terrain the large atoll has, in the order of `TERRAINS`. */
const LARGE_TERRAINS = [4, 4, 4, 3, 3];
/** The chips of the small atoll, clockwise from its upper left. */
export const SMALL_CHIPS = [5, 8, 9, 6, 9];
/** The chips of the large atoll, laid counter-clockwise from a hex that is drawn. */
export const LARGE_CHIPS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
/** The resources of the special harbours; the second wool is not in the base set. */
const SPECIAL_HARBOURS: readonly Resource[] = ['wood', 'wool', 'grain', 'clay', 'ore', 'wool'];

/** The rate of a harbour: one kind two for one, `any` three for one, `none` where none was laid. */
export type Harbour = Resource | 'any' | 'none';

/** The random layout of one match. */
export interface Terrains {
  /** By hex. */
  readonly terrain: readonly Terrain[];
  /** By hex; 0 without a chip. */
  readonly chips: readonly number[];
  /** In the order of `HARBOURS`. */
  readonly harbours: readonly Harbour[];
}

/** Draws terrains, the first chip of the large atoll, and harbours; `start` is its place there. */
export function drawTerrains(rng: Rng, start: number, harbourSet: 'all' | 'base'): Terrains {
  const terrain: Terrain[] = HEXES.map(() => 'sea');
  const chips = HEXES.map(() => 0);
  terrain[DESERT] = 'desert';
  const small = shuffle(rng, [...TERRAINS]);
  SMALL_RING.forEach((hex, index) => {
    terrain[hex] = small[index];
    chips[hex] = SMALL_CHIPS[index];
  });
  const large = shuffle(
    rng,
    TERRAINS.flatMap((one, index) => Array<Terrain>(LARGE_TERRAINS[index]).fill(one)),
  );
  LARGE_RING.forEach((hex, index) => {
    terrain[hex] = large[index];
    const laid = (start - index + LARGE_RING.length) % LARGE_RING.length;
    chips[hex] = LARGE_CHIPS[laid];
  });
  return { terrain, chips, harbours: drawHarbours(rng, harbourSet) };
}

function drawHarbours(rng: Rng, harbourSet: 'all' | 'base'): readonly Harbour[] {
  const kinds: Harbour[] = [...SPECIAL_HARBOURS];
  if (harbourSet === 'base') kinds[kinds.length - 1] = 'none';
  shuffle(rng, kinds);
  return HARBOURS.map(({ kind, isExtra }) => {
    if (kind === 'special') return kinds.pop() as Harbour;
    return isExtra && harbourSet === 'base' ? 'none' : 'any';
  });
}

/** The resource that a hex yields, as an index into `RESOURCES`; -1 for desert and sea. */
export const yieldOf = (terrain: Terrain): number =>
  (TERRAINS as readonly string[]).indexOf(terrain);
