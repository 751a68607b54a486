import type { AnyGame } from '@atoll/engine';
import { type Catalog, catalog } from '@atoll/catalog';
import { Random } from '@atoll/test-client/random';
import { diveCatalog } from '../../packages/server/test/support/cluster/dive.ts';

/** A toy, which is quick and has secrets, simultaneous decisions and draws, and the four games. */
export type GameName = 'dive' | 'atoll' | 'hidden-ark' | 'steere-atoll' | 'das-atoll';

/** What a match is of. */
export interface Played {
  readonly game: GameName;
  readonly options: Readonly<Record<string, unknown>>;
}

interface GameScene {
  readonly seats: { readonly min: number; readonly max: number };
  options(random: Random): Played['options'];
  /**
   * How many entries the match may grow by while things go wrong, and then until its end: a match
   * at which this is not `Infinity` takes hundreds of decisions, and its people give up instead.
   */
  readonly most: number;
}

/** Which games there are, and what they are tried with. */
export const GAMES: Readonly<Record<GameName, GameScene>> = {
  dive: { seats: { min: 1, max: 4 }, options: () => ({ bonus: 2 }), most: Infinity },
  atoll: {
    seats: { min: 1, max: 4 },
    options: (random) => ({ biodiversity: random.chance(50), events: random.chance(70) }),
    most: 24,
  },
  'hidden-ark': {
    seats: { min: 1, max: 4 },
    options: (random) => ({
      ...{ cooperative: random.chance(60), discovery: random.chance(50) },
      side: random.pick(['equatorial', 'polar']),
    }),
    most: 24,
  },
  'steere-atoll': {
    seats: { min: 2, max: 2 },
    options: (random) => ({ size: 7, swap: random.chance(50) }),
    most: 60,
  },
  'das-atoll': {
    seats: { min: 4, max: 5 },
    options: (random) => ({ harbours: random.pick(['all', 'base']) }),
    most: 40,
  },
};

/** The game of the run of a seed, from a generator of its own, so that the rest stays. */
export function playedIn(seed: string): Played {
  const random = new Random(`${seed}/game`);
  const game = random.chance(68)
    ? 'dive'
    : random.pick<GameName>(['atoll', 'hidden-ark', 'steere-atoll', 'das-atoll']);
  return { game, options: GAMES[game].options(random) };
}

export const simulatedCatalog: Catalog = { ...catalog, ...diveCatalog };

/** The rules of all of them. */
export async function loadGames(): Promise<Readonly<Record<GameName, AnyGame>>> {
  const names = Object.keys(GAMES) as GameName[];
  const loaded = names.map(async (name) => {
    return [name, (await simulatedCatalog[name]!.load()).game] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<GameName, AnyGame>;
}
