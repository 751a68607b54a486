import { boardOf, type Size } from '../../src/board.ts';
import { BLACK, loadPlayouts, Playouts, type PlayoutsOptions } from '../../src/bot/playouts.ts';

export interface Fillings extends PlayoutsOptions {
  readonly size: Size;
  /** Each fills the board `FILLS` times. */
  readonly runs: number;
}

const code = loadPlayouts();
const boards = new Map<string, Playouts>();

/**
 * Fills an empty board at random, going on where the last call for this board ended. @returns how
 * many of the fillings Black won
 */
export async function fill({ size, bridges, runs }: Fillings): Promise<number> {
  const key = `${size} ${bridges}`;
  const playouts = boards.get(key) ?? new Playouts(await code, boardOf(size), { bridges });
  boards.set(key, playouts);
  let wins = 0;
  for (let run = 0; run < runs; run++) wins += playouts.run(BLACK).blackWins;
  return wins;
}
