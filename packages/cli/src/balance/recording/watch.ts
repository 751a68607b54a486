import type { Balance, PlayableGame } from '@atoll/catalog';
import { type Bot, scoresOf, type SeatScore } from '@atoll/engine';
import { playBots } from '../../bot-match.ts';
import { Comparison } from './compare.ts';
import { Recorder } from './recorder.ts';
import type { MatchRecord, SeatResult, Series } from './record.ts';
import { seated } from './seating.ts';

export interface MatchPlan {
  readonly playable: PlayableGame;
  readonly balance: Balance;
  /** One bot for all seats, or several that take turns in them, as `seated` does. */
  readonly bots: readonly Bot[];
  readonly series: Series;
  readonly index: number;
  /** The seed of the whole run; the seed of the match is derived from it. */
  readonly seed: string;
  readonly options: unknown;
}

/** Plays one match and records it. Bots of all kinds get the same deals. */
export function watchMatch({
  playable,
  balance,
  bots,
  series,
  index,
  seed,
  options,
}: MatchPlan): MatchRecord {
  const { seats, role } = series;
  const { game } = playable;
  let turn: unknown;
  let at = 0;
  const notes = new Recorder(seats, (seat) => ({
    lead: lead(playable, turn, { seat, seats }),
    at,
  }));
  const players = seated(bots, { seats, index });
  const [bot] = bots;
  const { influence } = balance;
  const comparison =
    bot !== undefined && role === 'strong' && influence !== undefined
      ? new Comparison({ game, balance, bot }, influence)
      : undefined;
  const matchSeed = `${seed} ${seats} ${index}`;
  let order: readonly number[] = [];
  const { outcome, actions } = playBots(
    game,
    { seed: matchSeed, seats, options },
    {
      bots: players,
      chance: `${matchSeed} bots`,
      watch: {
        begun(state) {
          order = balance.order(state);
          balance.begun(state, notes);
        },
        played(step) {
          if (balance.questionOf(step.before) === balance.questions[0]?.id) turn = step.before;
          balance.played(step, notes);
          at++;
          comparison?.seen(step);
        },
        ended: (state) => balance.ended(state, notes),
      },
    },
  );
  const effects = comparison?.settled(`${matchSeed} compared`) ?? {};
  const common =
    outcome.kind === 'common' ? { common: { won: outcome.won, rating: outcome.rating } } : {};
  const styles = role === 'styles' ? { styles: players.map(({ id }) => id) } : {};
  const scores = scoresOf(outcome).map(resultOf);
  const result = { order, scores, ...common, ...styles, actions, ...notes.pages(), effects };
  return { ...series, index, seed, ...result };
}

function resultOf({ total, rank, lines }: SeatScore): SeatResult {
  return {
    total,
    rank,
    lines: Object.fromEntries(lines.map(({ category, points }) => [category, points])),
  };
}

interface Chair {
  readonly seat: number;
  readonly seats: number;
}

/**
 * The lead of a seat's position over the best of the others, in estimated points; alone, its own
 * worth.
 */
function lead({ game, evaluate }: PlayableGame, state: unknown, { seat, seats }: Chair): number {
  const worth = evaluate ?? ((of, own) => game.outcome(of).scores[own]?.total ?? 0);
  const others = Array.from({ length: seats }, (_, other) => other)
    .filter((one) => one !== seat)
    .map((other) => worth(state, other));
  return Math.round(10 * (worth(state, seat) - (others.length > 0 ? Math.max(...others) : 0))) / 10;
}
