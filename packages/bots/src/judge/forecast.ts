import { type AnyGame, type Judge, type Outcome, type Seat, winnersOf } from '@atoll/engine';
import { worldsOf, type Known } from './worlds.ts';

/**
 * 'wins': chances to win, 0 to 1, sum 1 over the seats. 'points': points at the end, where a seat
 * plays alone or all have one result.
 */
export type ForecastUnit = 'wins' | 'points';

/** The unit in which positions of a match are judged: by its outcome, the same for all of them. */
export function unitOf(game: AnyGame, state: unknown): ForecastUnit {
  return isContest(game.outcome(state)) ? 'wins' : 'points';
}

const isContest = ({ kind, scores }: Outcome): boolean => kind === 'ranking' && scores.length > 1;

/**
 * The forecast for each seat from a full position, by seat. A victory that several seats share
 * counts in equal parts. Of a match that is over the result itself. Throws `RangeError` if the
 * judge has no weights for that number of seats, or cannot forecast points where these are the
 * unit.
 */
export function forecastOf(game: AnyGame, judge: Judge, state: unknown): readonly number[] {
  const outcome = game.outcome(state);
  const { length } = outcome.scores;
  const isOver = game.activeSeats(state).length === 0;
  if (!isContest(outcome))
    return isOver
      ? pointsIn(outcome)
      : outcome.scores.map(({ seat }) => pointsOf(judge, state, seat));
  if (isOver) return resultOf(game, state);
  const weights = judge.weights[length]?.[judge.stage(state)];
  if (weights === undefined)
    throw new RangeError(`the judge ${judge.id} has no weights for ${length} seats`);
  return shares(Array.from({ length }, (_, seat) => weigh(weights, judge.traits(state, seat))));
}

function pointsOf(judge: Judge, state: unknown, seat: Seat): number {
  if (judge.projection === undefined)
    throw new RangeError(`the judge ${judge.id} does not forecast points`);
  const { now, later } = judge.projection(state, seat);
  return now + later;
}

/** The points of a match that is over, by seat; a common result is that of each seat. */
export function pointsIn(outcome: Outcome): readonly number[] {
  return outcome.scores.map(({ total }) => (outcome.kind === 'common' ? outcome.rating : total));
}

/** The part of each seat in the victory of a match that is over, by seat. */
export function resultOf(game: AnyGame, state: unknown): readonly number[] {
  const outcome = game.outcome(state);
  const winners = winnersOf(outcome);
  return outcome.scores.map(({ seat }) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/**
 * The forecast for each seat as far as one seat can know it: the mean over the worlds of its
 * knowledge. Throws as `forecastOf`.
 */
export function knownForecast(game: AnyGame, judge: Judge, known: Known): readonly number[] {
  const worlds = worldsOf(game, known, judge.worlds);
  return meanOf(worlds.map((world) => forecastOf(game, judge, world)));
}

/** The mean of rows of equal length, 1 or more of them. */
export function meanOf(rows: readonly (readonly number[])[]): readonly number[] {
  return (rows[0] as readonly number[]).map(
    (_, column) => rows.reduce((sum, row) => sum + (row[column] as number), 0) / rows.length,
  );
}

/** The weighted sum of the figures of a seat. */
export function weigh(weights: readonly number[], traits: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (traits[i] as number);
  return sum;
}

/** Exponentials as shares of their sum; the greatest is taken off first, so none overflows. */
export function shares(worths: readonly number[]): readonly number[] {
  const most = Math.max(...worths);
  const powers = worths.map((worth) => Math.exp(worth - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
