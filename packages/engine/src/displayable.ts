import { InvalidInput } from './errors.ts';
import type { GameDefinition } from './game.ts';
import { eventsFor, privateViewOf, viewerOf } from './knowledge.ts';
import { scoresOf } from './outcome.ts';
import { asideSeatsOf } from './seats-to-act.ts';

/** No game counts further, or draws more numbers in a match. */
const FARTHEST = 100_000;

/**
 * Throws `InvalidInput` for a position with a number that no game reaches: rules loop as often as
 * such a count, and would not terminate.
 */
export function checkCounts(value: unknown): void {
  if (typeof value === 'number') {
    if (Math.abs(value) <= FARTHEST) return;
    throw new InvalidInput(`nothing counts ${value}`);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) checkCounts(part);
}

/** The standing of a match, and the events that led to it. */
interface ReachedPosition<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /** The number of seats of the match. */
  readonly seats: number;
}

/**
 * Makes all views and texts of a position that no rules led to: a file may contain anything. Throws
 * an error of the rules or `InvalidInput` where one of them cannot be made, or is for other seats
 * than the match has.
 */
export function checkDisplayable<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  { state, events, seats }: ReachedPosition<S, E>,
): void {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  game.publicView(state);
  for (const seat of [-1, ...places]) {
    privateViewOf(game, state, viewerOf(seat));
    eventsFor(game, events, viewerOf(seat));
  }
  game.round?.(state);
  const scored = scoresOf(game.outcome(state)).length;
  if (scored !== seats) throw new InvalidInput(`it is a position of ${scored} seats, not ${seats}`);
  const stranger = [...game.activeSeats(state), ...asideSeatsOf(game, state)].find(
    (seat) => !places.includes(seat),
  );
  if (stranger !== undefined) throw new InvalidInput(`it waits for a seat ${String(stranger)}`);
}
