import type { GameDefinition } from './game.ts';
import { type Match, type Played, refused, withCheck } from './match.ts';
import { type Outcome, scoresOf } from './outcome.ts';
import type { Seat } from './seat.ts';
import { NO_UNDO } from './undo-stack.ts';

type EndingRules<S> = Pick<
  GameDefinition<S, unknown, unknown, unknown, unknown>,
  'activeSeats' | 'outcome'
>;
type Conceded<S> = Pick<Match<S>, 'state' | 'conceded' | 'ended'>;

/** Whether a match is over, by its rules or because a seat conceded. */
export function isOver<S>(
  game: Pick<EndingRules<S>, 'activeSeats'>,
  match: Pick<Match<S>, 'state' | 'ended'>,
): boolean {
  return match.ended || game.activeSeats(match.state).length === 0;
}

/** The seats that a match waits for; empty once it is over. */
export function askedSeats<S>(
  game: Pick<EndingRules<S>, 'activeSeats'>,
  { state, ended }: Pick<Match<S>, 'state' | 'ended'>,
): readonly Seat[] {
  return ended ? [] : game.activeSeats(state);
}

/**
 * The outcome or current standing of a match. Between seats, seats that conceded rank after all
 * others, in the order of the rules; a common outcome is lost if a concession ended the match.
 */
export function outcomeOf<S>(
  game: Pick<EndingRules<S>, 'outcome'>,
  { state, conceded, ended }: Conceded<S>,
): Outcome {
  const outcome = game.outcome(state);
  if (conceded.length === 0 || outcome.kind === 'solo') return outcome;
  if (outcome.kind === 'common') return ended ? { ...outcome, won: false } : outcome;
  const all = scoresOf(outcome);
  const gaveUp = new Set(conceded.map(({ seat }) => seat));
  const isBefore = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    gaveUp.has(one.seat) === gaveUp.has(other.seat)
      ? one.rank < other.rank
      : gaveUp.has(other.seat);
  const scores = all.map((score) => ({
    ...score,
    rank: 1 + all.filter((other) => isBefore(other, score)).length,
  }));
  return { kind: 'ranking', order: 'rules', scores };
}

export interface ConcedeRequest {
  readonly seat: Seat;
  /** Whether the concession ends the match. */
  readonly ends: boolean;
  /** Milliseconds since 1970, for the log only. */
  readonly at: number;
}

/**
 * A seat concedes, at any time, on turn or not. Refused with `over` and `conceded`. Games need no
 * support for it: if the match goes on, a substitute plays the seat.
 */
export function concede<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  { seat, ends, at }: ConcedeRequest,
): Played<S, A, E> {
  if (isOver(game, match)) return refused({ code: 'over' });
  if (match.conceded.some((known) => known.seat === seat)) return refused({ code: 'conceded' });
  const seq = match.seq + 1;
  const next = afterConcession(match, { seat, seq, ends });
  const entries = [{ seq, at, type: 'concede' as const, seat, ends }];
  return {
    ok: true,
    ...withCheck<S, A>(next, { entries, at }),
    ...{ events: [], sealed: true, ended: false },
  };
}

/** The match after a concession: nothing before it can be taken back. */
export function afterConcession<S>(
  match: Match<S>,
  { seat, seq, ends }: { readonly seat: Seat; readonly seq: number; readonly ends: boolean },
): Match<S> {
  const conceded = [...match.conceded, { seat, seq }];
  return { ...match, ...NO_UNDO, settled: [], base: match.state, seq, conceded, ended: ends };
}
