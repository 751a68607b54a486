import type { Bot } from '@atoll/bots';
import type { Choices } from './record.ts';

interface Watching {
  readonly seats: number;
  /** The lead over the next best action that makes a move the only sensible one. */
  readonly clearLead: number;
  /** Whether the current question starts a turn. */
  readonly startsTurn: () => boolean;
}

/** Counts the turns of each seat, and those with only one sensible move. */
export class ChoiceWatch {
  readonly #counts: { turns: number; single: number }[];
  readonly #watching: Watching;

  constructor(watching: Watching) {
    this.#watching = watching;
    this.#counts = Array.from({ length: watching.seats }, () => ({ turns: 0, single: 0 }));
  }

  /** By seat. */
  get choices(): readonly Choices[] {
    return this.#counts;
  }

  /** The same bot, whose forecasts are counted; one without forecasts as it is. */
  watched(bot: Bot): Bot {
    if (bot.advise === undefined) return bot;
    const advise = bot.advise.bind(bot);
    return {
      ...bot,
      choose: (turn) => {
        const count = this.#counts[turn.seat];
        if (!count || turn.aside === true || !this.#watching.startsTurn()) return bot.choose(turn);
        count.turns++;
        if (turn.legal.length === 1) {
          count.single++;
          return turn.legal[0];
        }
        const { action, expected, next } = advise(turn);
        if (!next || expected - next.expected >= this.#watching.clearLead) count.single++;
        return action;
      },
    };
  }
}
