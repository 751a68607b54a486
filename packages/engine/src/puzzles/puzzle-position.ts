import { InvalidInput } from '../errors.ts';
import type { GameDefinition } from '../game.ts';
import type { Seat } from '../seat.ts';
import type { Puzzle } from './puzzle.ts';

/** A position, and the decisions that led to it, oldest first. */
export interface PuzzlePosition<S, A> {
  readonly state: S;
  readonly decisions: readonly { readonly seat: Seat; readonly action: A }[];
}

/**
 * The position of a puzzle. Throws `InvalidInput` when a number of its log names no legal action,
 * as in a puzzle of another version of the rules.
 */
export function puzzlePosition<S, A, E, V, O, P>(
  game: GameDefinition<S, A, E, V, O, P>,
  { seed, seats, options, log }: Pick<Puzzle, 'seed' | 'seats' | 'options' | 'log'>,
): PuzzlePosition<S, A> {
  const state = game.setup({ seed, seats, options: game.parseOptions(options) });
  return followed(game, state, log);
}

/** The position after more decisions, in the form of a puzzle's log. Does not change `from`. */
export function followed<S, A, E, V, O, P>(
  game: GameDefinition<S, A, E, V, O, P>,
  from: S,
  log: readonly number[],
): PuzzlePosition<S, A> {
  let state = game.clone(from);
  const decisions = log.map((number, at) => {
    const seat = game.activeSeats(state)[0];
    const action = seat === undefined ? undefined : game.legalActions(state, seat)[number];
    if (seat === undefined || action === undefined)
      throw new InvalidInput(`log: there is no legal action ${number} at decision ${at}`);
    state = game.apply(state, seat, action).state;
    return { seat, action };
  });
  return { state, decisions };
}
