import type { Balance } from '@atoll/catalog';
import type { AnyGame, Bot, SeatScore } from '@atoll/engine';
import { playBots } from '../bot-match.ts';
import { Comparison } from './compare.ts';
import { NoteBook } from './note-book.ts';
import type { MatchRecord, SeatResult, Series } from './record.ts';

export interface MatchPlan {
  readonly game: AnyGame;
  readonly balance: Balance;
  readonly bot: Bot;
  readonly series: Series;
  readonly index: number;
  /** Of the whole run; the seed of the match comes from it. */
  readonly seed: string;
  readonly options: unknown;
}

/** Plays one match and writes down what it showed. Bots of all kinds meet the same deals. */
export function watchMatch({ game, balance, bot, series, index, seed, options }: MatchPlan): MatchRecord {
  const { seats, role } = series;
  const notes = new NoteBook(seats);
  const comparison = role === 'strong' ? new Comparison({ game, balance, bot }) : undefined;
  const matchSeed = `${seed} ${seats} ${index}`;
  let order: readonly number[] = [];
  const { scores, actions } = playBots(game, { seed: matchSeed, seats, options }, {
    bots: Array.from({ length: seats }, () => bot),
    chance: `${matchSeed} bots`,
    watch: {
      begun(state) {
        order = balance.order(state);
        balance.begun(state, notes);
      },
      played(step) {
        balance.played(step, notes);
        comparison?.seen(step);
      },
      ended: (state) => balance.ended(state, notes),
    },
  });
  const effects = comparison?.settled(`${matchSeed} compared`) ?? {};
  return { ...series, index, seed, order, scores: scores.map(resultOf), actions, ...notes.pages(), effects };
}

function resultOf({ total, rank, lines }: SeatScore): SeatResult {
  return { total, rank, lines: Object.fromEntries(lines.map(({ category, points }) => [category, points])) };
}
