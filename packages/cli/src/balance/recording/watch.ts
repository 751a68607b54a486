import type { Balance, PlayableGame } from '@atoll/catalog';
import { type Bot, scoresOf, type SeatScore } from '@atoll/engine';
import { playBots } from '../../bot-match.ts';
import { Comparison } from './compare.ts';
import { Recorder } from './recorder.ts';
import { ChoiceWatch } from './choice-watch.ts';
import { drawnGifts, withGifts } from './gifts.ts';
import type { Gifts, MatchRecord, SeatResult, Series } from './record.ts';
import { rotated, seated } from './seating.ts';

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
export function watchMatch(plan: MatchPlan): MatchRecord {
  const { playable, balance, bots, series, index, seed, options } = plan;
  const { seats, role } = series;
  const { game } = playable;
  let turn: unknown;
  let current: unknown;
  let at = 0;
  const notes = new Recorder(seats, (seat) => ({
    lead: lead(playable, turn, { seat, seats }),
    at,
  }));
  const { deal, players, gifts } = seatedFor(plan, () => current);
  const startsTurn = (): boolean => balance.questionOf(current) === balance.questions[0]?.id;
  const choiceWatch =
    role === 'strong' && balance.clearLead !== undefined && bots[0]?.advise !== undefined
      ? new ChoiceWatch({ seats, clearLead: balance.clearLead, startsTurn })
      : undefined;
  const [bot] = bots;
  const { influence } = balance;
  const comparison =
    bot !== undefined && role === 'strong' && influence !== undefined
      ? new Comparison({ game, balance, bot }, influence)
      : undefined;
  const matchSeed = `${seed} ${seats} ${deal}`;
  let order: readonly number[] = [];
  const { outcome, actions } = playBots(
    game,
    { seed: matchSeed, seats, options },
    {
      bots: choiceWatch ? players.map((player) => choiceWatch.watched(player)) : players,
      chance: `${matchSeed} bots`,
      watch: {
        begun(state) {
          current = state;
          order = balance.order(state);
          balance.begun(state, notes);
        },
        played(step) {
          current = step.after;
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
  return {
    ...{ ...series, index, seed, order, scores: scoresOf(outcome).map(resultOf) },
    ...(outcome.kind === 'common' ? { common: { won: outcome.won, rating: outcome.rating } } : {}),
    ...(bots.length > 1 ? { players: players.map(({ id }) => id) } : {}),
    ...(gifts ? { gifts } : {}),
    ...(choiceWatch ? { choices: choiceWatch.choices } : {}),
    ...{ actions, ...notes.pages(), effects },
  };
}

interface Seated {
  /** The number of the deal within the series. */
  readonly deal: number;
  /** By seat. */
  readonly players: readonly Bot[];
  readonly gifts?: readonly Gifts[];
}

/**
 * The deal and the players of a match, whose position `current` returns. Throws for gifts in a game
 * without purchases.
 */
function seatedFor(
  { balance, bots, series, index, seed }: MatchPlan,
  current: () => unknown,
): Seated {
  const { role, seats } = series;
  if (role === 'rotated') return rotated(bots, { seats, index });
  const players = seated(bots, { seats, index });
  if (role !== 'gifts') return { deal: index, players };
  const { buys, cards } = balance;
  if (buys === undefined) throw new Error('gifts need a game in which actions buy cards');
  const gifts = drawnGifts(
    cards.map(({ id }) => id),
    { seed: `${seed} ${seats} ${index} gifts`, seats },
  );
  const buysNow = (action: unknown): readonly string[] => buys(action, current());
  return {
    deal: index,
    gifts,
    players: players.map((player, seat) => withGifts(player, gifts[seat] as Gifts, buysNow)),
  };
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
