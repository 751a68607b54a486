import type { AnyGame, Bot, Judge, Seat } from '@atoll/engine';
import { forecastOf, knownForecast, meanOf, type ForecastUnit, unitOf } from './forecast.ts';
import { knownTo, type PastDecision, type PastMatch } from './past-match.ts';
import { turnEnd } from './turn-end.ts';
import { worldsOf } from './worlds.ts';

/** How the forecasts of the seats changed in a finished match. */
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
  /** The turn or question ended with it. */
  readonly ended: boolean;
}

/** Worlds over which the average draw after a decision is taken. */
const DRAWS = 12;

/**
 * The forecast of a match: yields the share of the work that is done, 0 to 1, and returns it.
 * Hidden parts of a position have no influence on `known` before they are revealed. A position
 * within a turn is judged by the end of that turn, as `quick` would complete it.
 */
export function* forecastMatch(
  game: AnyGame,
  { judge, quick }: Forecaster,
  { states, decisions }: PastMatch,
): Generator<number, MatchForecast> {
  const known: (readonly number[])[] = [];
  const chosen: (readonly number[])[] = [];
  /** The seat that is asked within its turn, which a concession does not end. */
  let asked: Seat | undefined;
  for (const [position, state] of states.entries()) {
    const decision = decisions[position - 1];
    const before = known[position - 1];
    if (decision !== undefined) asked = decision.ended ? undefined : decision.seat;
    const now = knownBySeat(game, { judge, quick }, { state, asked });
    known.push(now);
    if (decision === undefined || before === undefined) chosen.push(now.map(() => 0));
    else {
      const expected = decision.sealed ? afterDecision(game, { judge, quick }, decision) : now;
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
      ...decisions.map((one) => one && { seat: one.seat, action: one.action, ended: one.ended }),
    ],
  };
}

export interface Forecaster {
  readonly judge: Judge;
  /** Completes turns. */
  readonly quick: Bot;
}

interface Position {
  readonly state: unknown;
  /** The seat that is asked within its turn; undefined between turns. */
  readonly asked: Seat | undefined;
}

/** For each seat the forecast as it can know it. */
function knownBySeat(
  game: AnyGame,
  forecaster: Forecaster,
  { state, asked }: Position,
): readonly number[] {
  const { judge } = forecaster;
  // After the end the result is known to all.
  if (game.activeSeats(state).length === 0) return forecastOf(game, judge, state);
  const forecast = (seat: Seat): readonly number[] => {
    const known = knownTo(game, state, seat);
    if (asked === undefined) return knownForecast(game, judge, known);
    const worlds = worldsOf(game, known, Math.max(DRAWS, judge.worlds));
    return completed(
      game,
      forecaster,
      worlds.map((world) => ({ state: world, asked })),
    );
  };
  // Without private views all seats know the same.
  if (game.privateView === undefined) return forecast(0);
  return game.outcome(state).scores.map(({ seat }) => forecast(seat)[seat] as number);
}

/**
 * The forecast for each seat after a decision, as the seat that decides can expect it: the mean
 * over what the draws after it may bring.
 */
function afterDecision(
  game: AnyGame,
  forecaster: Forecaster,
  { before, seat, action }: PastDecision,
): readonly number[] {
  const count = Math.max(DRAWS, forecaster.judge.worlds);
  const positions = worldsOf(game, knownTo(game, before, seat), count).map((world): Position => {
    const { state, ended } = game.apply(world, seat, action);
    return { state, asked: ended ? undefined : seat };
  });
  return completed(game, forecaster, positions);
}

/** The mean forecast of positions at the ends of their turns; the positions are used up. */
function completed(
  game: AnyGame,
  { judge, quick }: Forecaster,
  positions: readonly Position[],
): readonly number[] {
  return meanOf(
    positions.map(({ state, asked }) =>
      forecastOf(
        game,
        judge,
        asked === undefined ? state : turnEnd(game, { state, seat: asked, quick }),
      ),
    ),
  );
}
