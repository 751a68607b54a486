import type { ClockTerms } from '@atoll/protocol';
import { sceneOf } from './games.ts';
import { Random } from '@atoll/test-client/random';

/** What a table agreed on beside the rules, and what its people do beside deciding. */
export interface TableTerms {
  /** Undefined where nobody's time is counted. */
  readonly clock: ClockTerms | undefined;
  /** How many turns late spectators see the match; 0 for at once. */
  readonly behind: number;
  /** In how many of a hundred cases a person does something beside the match when they may. */
  readonly lively: number;
  /**
   * After how many effects the server that holds the table dies while a rematch is agreed on: -1
   * for never. Undefined where nobody asks for one.
   */
  readonly rematch: number | undefined;
}

/** Minutes of a bank: a run takes seconds, so most are less than people may choose. */
const MINUTES = [0.03, 0.06, 0.2, 1];

/** The terms of the run of a seed, from a generator of their own, so that the rest stays. */
export function termsOf(seed: string, game: string): TableTerms {
  const random = new Random(`${seed}/company`);
  const short = sceneOf(game).most === Infinity;
  const bank: ClockTerms = {
    kind: 'bank',
    minutes: short ? random.pick(MINUTES) : 1,
    seconds: random.between(0, 2),
    atZero: random.pick(['bot', 'others']),
  };
  const days: ClockTerms = { kind: 'days', days: 1, atZero: 'bot' };
  return {
    clock: random.chance(25) ? bank : random.chance(10) ? days : undefined,
    behind: random.chance(30) ? random.between(1, 3) : 0,
    lively: random.pick([0, 30, 60]),
    rematch: random.chance(30) ? (random.chance(50) ? random.between(0, 40) : -1) : undefined,
  };
}
