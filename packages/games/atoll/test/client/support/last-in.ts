import { createMatch, play, type AnyGame, type Match } from '@atoll/engine';
import type { Answer } from '@atoll/protocol';
import {
  createLocalSession,
  type Decision,
  type LocalSession,
} from '@atoll/table-kit/table/session/local-session.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import { atoll, type AtollAction } from '../../../src/index.ts';

export const rules = atoll as unknown as AnyGame;

/** Any number below `count`, by a seed. */
export function chances(seed: number): (count: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (count) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % count;
  };
}

/** The decisions of a match of two until seat 1 has passed in round 1, and seat 0 has its turn. */
function untilAlone(seed: string): readonly Decision[] {
  const options = rules.parseOptions({});
  let match: Match<unknown> = createMatch(rules, { seed, seats: 2, options });
  const made: Decision[] = [];
  const take = (...types: readonly AtollAction['type'][]): void => {
    const [seat = 0] = rules.activeSeats(match.state);
    const legal = rules.legalActions(match.state, seat) as readonly AtollAction[];
    const action = legal.find(({ type }) => types.includes(type));
    const played = play(rules, match, { seat, action, at: 0 });
    if (!played.ok) throw new Error(`none of ${types.join()} is possible`);
    match = played.match;
    made.push({ seat, action });
  };
  while (rules.activeSeats(match.state)[0] === 0) take('grow', 'side', 'pay');
  take('pass');
  return made;
}

/** A table inside the page at which the other seat has passed. */
export const lastInTable = (seed: string): LocalSession =>
  createLocalSession({
    game: rules,
    begin: { seed, options: {} },
    names: ['Anna', 'Ben'],
    seat: 0,
    choose: ({ legal }) => legal[0],
    before: untilAlone(seed),
    pace: 1_000_000,
  });

/** A table to which what is sent arrives only when it is told to. */
export interface SlowTable extends TableSession {
  /** Whether something is on the way. */
  readonly waits: () => boolean;
  readonly arrive: () => Promise<void>;
  /** All actions sent so far. */
  readonly sent: readonly unknown[];
}

export function slowTable(table: TableSession): SlowTable {
  const under: (() => Promise<void>)[] = [];
  const sent: unknown[] = [];
  const later = (ask: () => Promise<Answer>): Promise<Answer> =>
    new Promise((resolve) => under.push(async () => resolve(await ask())));
  return {
    ...table,
    sent,
    waits: () => under.length > 0,
    arrive: async () => {
      await under.shift()?.();
      // the answer reaches the page
      for (let i = 0; i < 10; i++) await Promise.resolve();
    },
    submit: (action) => {
      sent.push(action);
      return later(() => table.submit(action));
    },
    undo: (from) => later(() => table.undo(from)),
  };
}
