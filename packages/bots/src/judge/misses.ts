import type { AnyGame, Bot, Judge, Seat } from '@atoll/engine';
import { forecastOf, meanOf } from './forecast.ts';
import { knownTo, type PastDecision, type PastMatch } from './past-match.ts';
import { afterTurn } from './turn-end.ts';
import { worldsOf } from './worlds.ts';

/** A decision of a seat for which a strong player would have had a better one. */
export interface Miss {
  /** The position in which it was taken. */
  readonly position: number;
  readonly action: unknown;
  readonly better: unknown;
  /** How much better, in the unit of the game's bots; more than 0. */
  readonly gain: number;
  /** The results of both at the end of the turn; undefined if the judge does not count points. */
  readonly effects?: { readonly action: Effect; readonly better: Effect };
}

/** What a turn changes by its end, in points. */
export interface Effect {
  /** The own points, if the match ended then. */
  readonly now: number;
  /** The own points still to come. */
  readonly later: number;
  /** The points that the best of the others may expect; 0 alone. */
  readonly others: number;
  /** The forecast of the seat, in the unit of the match forecast. */
  readonly forecast: number;
}

export interface MissOptions {
  readonly judge: Judge;
  /** Tells what a strong player would do. */
  readonly adviser: Bot;
  /** Plays a turn to its end. */
  readonly quick: Bot;
  readonly seat: Seat;
  /** Positions to be weighed; default all. */
  readonly among?: ReadonlySet<number>;
}

/** Worlds in which a turn is played to its end. */
const WORLDS = 4;

/**
 * The misses of a seat, in their order: each decision is weighed with what the seat knew then.
 * Yields the share of the work that is done, 0 to 1.
 */
export function* missesOf(
  game: AnyGame,
  { decisions }: PastMatch,
  options: MissOptions,
): Generator<number, readonly Miss[]> {
  const misses: Miss[] = [];
  for (const [position, decision] of decisions.entries()) {
    if (decision?.seat !== options.seat || options.among?.has(position) === false) continue;
    const miss = missIn(game, { ...decision, position }, options);
    if (miss !== undefined) misses.push(miss);
    yield (position + 1) / decisions.length;
  }
  return misses;
}

type Decision = PastDecision & { readonly position: number };

function missIn(game: AnyGame, decision: Decision, options: MissOptions): Miss | undefined {
  const { position, before, seat, action } = decision;
  const legal = game.legalActions(before, seat);
  if (legal.length < 2 || !game.activeSeats(before).includes(seat)) return undefined;
  const { adviser } = options;
  const turn = { game, ...knownTo(game, before, seat), legal, seed: `review ${position}` };
  const better = adviser.choose(turn);
  if (better === undefined || isSame(better, action)) return undefined;
  const [best, own] = [adviser.weigh?.(turn, better), adviser.weigh?.(turn, action)];
  if (best === undefined || own === undefined || best <= own) return undefined;
  const miss = { position, action, better, gain: best - own };
  if (options.judge.projection === undefined) return miss;
  const effect = (one: unknown): Effect => effectOf(game, { ...decision, action: one }, options);
  return { ...miss, effects: { action: effect(action), better: effect(better) } };
}

/** The mean effect of a turn that begins with an action, over what the seat could not know. */
function effectOf(
  game: AnyGame,
  { before, seat, action }: Decision,
  { judge, quick }: MissOptions,
): Effect {
  const worlds = worldsOf(game, knownTo(game, before, seat), WORLDS);
  const rows = worlds.map((world) => {
    const start = figuresOf(game, judge, { state: world, seat });
    const end = afterTurn(game, { state: game.clone(world), seat, action, quick });
    return figuresOf(game, judge, { state: end, seat }).map(
      (value, figure) => value - (start[figure] as number),
    );
  });
  const [now, later, others, forecast] = meanOf(rows) as [number, number, number, number];
  return { now, later, others, forecast };
}

interface Position {
  readonly state: unknown;
  readonly seat: Seat;
}

function figuresOf(game: AnyGame, judge: Judge, { state, seat }: Position): readonly number[] {
  const sums = game.outcome(state).scores.map((score) => judge.projection?.(state, score.seat));
  const { now = 0, later = 0 } = sums[seat] ?? {};
  const others = sums.flatMap((sum, other) =>
    sum === undefined || other === seat ? [] : [sum.now + sum.later],
  );
  const forecast = forecastOf(game, judge, state)[seat] as number;
  return [now, later, others.length > 0 ? Math.max(...others) : 0, forecast];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
