import { type Catalog, catalog } from '@atoll/catalog';
import { type AnyGame, valuesOf } from '@atoll/engine';
import { Random } from '@atoll/test-client/random';
import { diveCatalog } from '../../packages/server/test/support/cluster/dive.ts';
import { gamesOfGate } from '../../scripts/support/games-of-gate.mjs';

/** A game of a simulated match and its options. */
export interface Played {
  readonly game: string;
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

/** A toy, which is quick and has secrets, simultaneous decisions and draws. */
const dive: GameScene = {
  seats: { min: 1, max: 4 },
  options: () => ({ bonus: 2 }),
  most: Infinity,
};

/** The games of the catalogue, each at any value of each option. */
const released = gamesOfGate().flatMap(({ game, simulation }): (readonly [string, GameScene])[] => {
  const meta = catalog[game];
  if (meta === undefined) return [];
  const scene: GameScene = {
    seats: meta.seats,
    options: (random) =>
      Object.fromEntries(
        Object.entries(meta.options).map(([name, info]) => [name, random.pick(valuesOf(info))]),
      ),
    most: simulation.entries,
  };
  return [[game, scene]];
});

/** The simulated games. */
const GAMES: Readonly<Record<string, GameScene>> = { dive, ...Object.fromEntries(released) };

/** The game of the run of a seed, from a generator of its own, so that the rest stays. */
export function playedIn(seed: string): Played {
  const random = new Random(`${seed}/game`);
  const game = random.chance(68) ? 'dive' : random.pick(released.map(([id]) => id));
  return { game, options: sceneOf(game).options(random) };
}

/** Throws for a game that is not simulated. */
export function sceneOf(game: string): GameScene {
  const scene = GAMES[game];
  if (scene === undefined)
    throw new Error(`"${game}" is not simulated; there are: ${Object.keys(GAMES).join(', ')}`);
  return scene;
}

export const simulatedCatalog: Catalog = { ...catalog, ...diveCatalog };

/** The rules of all simulated games. */
export async function loadGames(): Promise<Readonly<Record<string, AnyGame>>> {
  const loaded = Object.keys(GAMES).map(
    async (id) => [id, (await simulatedCatalog[id]!.load()).game] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}
