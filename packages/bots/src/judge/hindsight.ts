import { createRng, nextInt, nextWord, type AnyGame, type Bot } from '@atoll/engine';
import { meanOf, pointsIn, resultOf, unitOf } from './forecast.ts';
import { knownTo, type PastMatch } from './past-match.ts';

/** The forecast of one position by all that was hidden, such as the order of the decks. */
export interface HindsightPoint {
  readonly position: number;
  /** By seat, in the unit of the match forecast. */
  readonly forecast: readonly number[];
}

export interface HindsightOptions {
  /** Plays all seats on. */
  readonly bot: Bot;
  /** Positions that are judged, at most; they are spread evenly over the turns. */
  readonly points: number;
  /** Continuations of each position, 1 or more. */
  readonly matches: number;
}

/** One decision in so many is taken at random, so that the continuations of a position differ. */
const AT_RANDOM = 12;
/** No game is that long; ends a continuation of bots that never come to an end. */
const MOST_DECISIONS = 20_000;

/**
 * The forecasts of hindsight: from some positions, with everything hidden in them as it really was,
 * a bot plays all seats to the end several times. Yields the share of the work that is done, 0 to
 * 1.
 */
export function* hindsightOf(
  game: AnyGame,
  match: PastMatch,
  { bot, points, matches }: HindsightOptions,
): Generator<number, readonly HindsightPoint[]> {
  const found: HindsightPoint[] = [];
  const positions = spread(turnStarts(match), points);
  for (const position of positions) {
    const state = match.states[position];
    const results: (readonly number[])[] = [];
    for (let i = 0; i < matches; i++) {
      results.push(playedOn(game, state, { bot, seed: `hindsight ${position} ${i}` }));
      yield (found.length + (i + 1) / matches) / positions.length;
    }
    found.push({ position, forecast: meanOf(results) });
  }
  return found;
}

/** Positions in which another seat decides than before. */
function turnStarts({ decisions }: PastMatch): readonly number[] {
  return decisions.flatMap((decision, position) =>
    decision !== undefined && decision.seat !== decisions[position - 1]?.seat ? [position] : [],
  );
}

function spread(all: readonly number[], most: number): readonly number[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as number);
}

/** The result of a match that a bot plays on in all seats, by seat. */
function playedOn(
  game: AnyGame,
  begin: unknown,
  { bot, seed }: { readonly bot: Bot; readonly seed: string },
): readonly number[] {
  const rng = createRng(seed);
  let state = game.clone(begin);
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const [seat] = game.activeSeats(state);
    if (seat === undefined) break;
    const legal = game.legalActions(state, seat);
    const chance = String(nextWord(rng));
    const action =
      nextInt(rng, AT_RANDOM) === 0
        ? legal[nextInt(rng, legal.length)]
        : bot.choose({ game, ...knownTo(game, state, seat), legal, seed: chance });
    state = game.apply(state, seat, action).state;
  }
  return unitOf(game, state) === 'wins' ? resultOf(game, state) : pointsIn(game.outcome(state));
}
