import type { AnyGame, Judge, Seat } from '@atoll/engine';
import { forecastOf, knownForecast, meanOf, type ForecastUnit, unitOf } from './forecast.ts';
import { knownTo, type PastMatch } from './past-match.ts';
import { worldsOf } from './worlds.ts';

/** How the prospects of the seats went in a finished match. */
export interface MatchForecast {
  /** The judge that told it. */
  readonly judge: string;
  readonly unit: ForecastUnit;
  /** By position, then by seat: the forecast for the seat as it could know it then. */
  readonly known: readonly (readonly number[])[];
  /**
   * By position, then by seat: the part of the change since the position before that the decision
   * brought, before anything was drawn. The rest of the change is luck.
   */
  readonly chosen: readonly (readonly number[])[];
  /**
   * By position, the decision that led to it; undefined for the start, a concession, and what was
   * taken back.
   */
  readonly decisions: readonly (Decided | undefined)[];
}

export interface Decided {
  readonly seat: Seat;
  readonly action: unknown;
}

/** Worlds over which the average draw after a decision is taken. */
const DRAWS = 12;

/**
 * The forecast of a match: yields the share of the work that is done, 0 to 1, and returns it. Hidden
 * parts of a position have no influence on `known` before they are revealed.
 */
export function* forecastMatch(
  game: AnyGame,
  judge: Judge,
  { states, decisions }: PastMatch,
): Generator<number, MatchForecast> {
  const known: (readonly number[])[] = [];
  const chosen: (readonly number[])[] = [];
  for (const [position, state] of states.entries()) {
    known.push(knownBySeat(game, judge, state));
    const decision = decisions[position - 1];
    const before = known[position - 1];
    const now = known[position] as readonly number[];
    if (decision === undefined || before === undefined) chosen.push(now.map(() => 0));
    else {
      const expected = decision.sealed
        ? afterDecision(game, judge, { ...decision, worlds: Math.max(DRAWS, judge.worlds) })
        : now;
      chosen.push(expected.map((value, seat) => value - (before[seat] as number)));
    }
    yield (position + 1) / states.length;
  }
  return {
    judge: judge.id,
    unit: unitOf(game, states[0]),
    known,
    chosen,
    decisions: [
      undefined,
      ...decisions.map((one) => one && { seat: one.seat, action: one.action }),
    ],
  };
}

/** For each seat the forecast as it can know it. */
function knownBySeat(game: AnyGame, judge: Judge, state: unknown): readonly number[] {
  // After the end the result is known to all.
  if (game.activeSeats(state).length === 0) return forecastOf(game, judge, state);
  const seats = game.outcome(state).scores.map(({ seat }) => seat);
  const forecast = (seat: Seat) => knownForecast(game, judge, knownTo(game, state, seat));
  // Without private views all seats know the same.
  if (game.privateView === undefined) return forecast(0);
  return seats.map((seat) => forecast(seat)[seat] as number);
}

interface Considered {
  readonly before: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly worlds: number;
}

/**
 * The forecast for each seat after a decision, as the seat that decides can expect it: the mean over
 * what the draws after it may bring.
 */
export function afterDecision(
  game: AnyGame,
  judge: Judge,
  { before, seat, action, worlds }: Considered,
): readonly number[] {
  return meanOf(
    worldsOf(game, knownTo(game, before, seat), worlds).map((world) =>
      forecastOf(game, judge, game.apply(world, seat, action).state),
    ),
  );
}
