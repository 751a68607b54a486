import type { Seat } from '@atoll/engine';
import { boardOf } from '../board.ts';
import { BLACK, WHITE } from '../graph.ts';
import type { SteereAtollState } from '../state.ts';
import { TrialBoard } from './trial-board.ts';
import { WinSearch } from './win-search.ts';

/** How far the other seat's wins are looked for, in its own turns. */
const WITHIN = 2;

/** What a seat that is to move has to see first; cells by name, in the order of the board. */
export interface Threats {
  /** The cells that win at once. */
  readonly wins: readonly string[];
  /**
   * The cells after which the other seat can force no win within 2 of its turns: none if nothing
   * stops it, undefined if it threatens none, so that any cell will do.
   */
  readonly mustPlay: readonly string[] | undefined;
}

/**
 * The threats in a position without a winner, as if the seat were on turn; a swap is left out of
 * account. Exact, and quick enough to be called after every decision.
 */
export function threats(state: SteereAtollState, seat: Seat): Threats {
  const board = new TrialBoard(state);
  const [own, other] = state.black === seat ? ([BLACK, WHITE] as const) : ([WHITE, BLACK] as const);
  const { cells } = boardOf(state.size);
  const named = (numbers: readonly number[]): readonly string[] =>
    numbers.map((cell) => cells[cell]?.name ?? '');
  const stops = new WinSearch(board, other).stops(WITHIN);
  return { wins: named(board.routes(own, 1).cells), mustPlay: stops && named(stops) };
}
