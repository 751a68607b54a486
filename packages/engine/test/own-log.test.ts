import { describe, expect, test } from '@jest/globals';
import {
  BrokenLog,
  createMatch,
  fold,
  foldOwn,
  type GameDefinition,
  InvalidInput,
  type LogEntry,
  type Match,
  play,
  runOwnLog,
  undo,
} from '../src/index.ts';

interface Stairs {
  height: number;
  turn: number;
  readonly steps: number[];
}

/** Two seats climb 1 to 3 stairs in turn; from every fifth stair something is seen. */
const stairs: GameDefinition<Stairs, number, number, object, object> = {
  id: 'stairs',
  version: 1,
  seats: { min: 2, max: 2 },
  parseOptions: () => ({}),
  parseAction(raw) {
    if (typeof raw === 'number') return raw;
    throw new InvalidInput('a number of stairs');
  },
  setup: () => ({ height: 0, turn: 0, steps: [] }),
  activeSeats: ({ height, turn }) => (height >= 200 ? [] : [turn]),
  legalActions: ({ height, turn }, seat) => (height >= 200 || seat !== turn ? [] : [1, 2, 3]),
  explain(state, seat, action) {
    explained.push(action);
    const legal = stairs.legalActions(state, seat).includes(action);
    return legal ? [] : [{ code: 'too-far' }];
  },
  clone: (state) => ({ ...state, steps: [...state.steps] }),
  apply(state, seat, action) {
    if (action > 9) throw new TypeError('nobody expected such a step');
    state.height += action;
    state.turn = 1 - seat;
    state.steps.push(action);
    return { state, events: [action], sealed: state.height % 5 === 0, ended: true };
  },
  outcome: () => ({ kind: 'ranking', order: 'rules', scores: [] }),
  publicView: (state) => ({ ...state }),
  eventView: (event) => event,
  determinize: () => ({ height: 0, turn: 0, steps: [] }),
};

const explained: number[] = [];
const setup = { seed: 'stairs', seats: 2, options: {} };

/** A match of so many actions, of which some are taken back. */
function climbed(actions: number): {
  readonly match: Match<Stairs>;
  readonly log: LogEntry<number>[];
} {
  const log: LogEntry<number>[] = [];
  let match = createMatch(stairs, setup);
  for (let done = 0; done < actions; done++) {
    const seat = match.state.turn;
    const action = 1 + (done % 3);
    const shared = done % 7 === 0 ? { openTo: 1 - seat } : {};
    const played = play(stairs, match, { seat, action, at: 0, ...shared });
    if (!played.ok) throw new Error('refused');
    ({ match } = played);
    log.push(...played.entries);
    const undone = done % 11 === 10 ? undo(stairs, match, { seat, at: 0 }) : played;
    if (undone === played || !undone.ok) continue;
    ({ match } = undone);
    log.push(...undone.entries);
  }
  return { match, log: JSON.parse(JSON.stringify(log)) as LogEntry<number>[] };
}

/** The log with the action of an entry changed. */
const forged = (log: readonly LogEntry<number>[], seq: number, action: unknown) =>
  log.map((entry) =>
    entry.seq === seq && entry.type === 'action' ? { ...entry, action: action as number } : entry,
  );

const errorOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a log that was written here', () => {
  test('folds to the match as it was played, wherever it is cut', () => {
    const { match, log } = climbed(90);
    expect(log.some(({ type }) => type === 'undo')).toBe(true);
    expect(foldOwn(stairs, setup, log)).toEqual(match);
    for (let length = 0; length <= log.length; length++) {
      const part = log.slice(0, length);
      expect(foldOwn(stairs, setup, part)).toEqual(fold(stairs, setup, part));
    }
  });

  test('is explained behind its last checkpoint only, and one from elsewhere whole', () => {
    const { log } = climbed(90);
    const last = log.findLastIndex(({ type }) => type === 'check');
    const actionsIn = (entries: readonly LogEntry<number>[]): number =>
      entries.filter(({ type }) => type === 'action').length;
    explained.length = 0;
    foldOwn(stairs, setup, log);
    expect(explained).toHaveLength(actionsIn(log.slice(last)));
    explained.length = 0;
    for (const _ of runOwnLog(stairs, createMatch(stairs, setup), log)) continue;
    expect(explained).toHaveLength(actionsIn(log.slice(last)));
    explained.length = 0;
    fold(stairs, setup, log);
    expect(explained).toHaveLength(actionsIn(log));
  });

  test.each([
    ['an illegal action', (log: readonly LogEntry<number>[]) => forged(log, 3, 7)],
    ['another legal action', (log: readonly LogEntry<number>[]) => forged(log, 3, 1)],
    ['an action that breaks the rules down', (log) => forged(log, 30, 99)],
    ['an action of no shape', (log) => forged(log, 30, 'up')],
    ['an illegal action behind all checkpoints', (log) => forged(log, log.length, 7)],
    ['a gap', (log) => log.filter(({ seq }) => seq !== 8)],
    ['a wrong last checkpoint', (log) => wrongCheck(log, 75)],
  ])('is refused with the same words as one from elsewhere: %s', (_, change) => {
    const log = change(climbed(80).log);
    const begin = createMatch(stairs, setup);
    const whole = errorOf(() => fold(stairs, setup, log));
    const own = errorOf(() => foldOwn(stairs, setup, log));
    const run = errorOf(() => [...runOwnLog(stairs, begin, log)]);
    const passing = errorOf(() => {
      for (const _step of runOwnLog(stairs, begin, log, { states: 'passing' })) continue;
    });
    expect(whole).toBeInstanceOf(BrokenLog);
    for (const error of [own, run, passing]) expect(error).toEqual(whole);
    expect(begin).toEqual(createMatch(stairs, setup));
  });

  test('has one checkpoint compared, the last, on which all entries before it bear', () => {
    const { match, log } = climbed(80);
    const log25 = wrongCheck(log, 25);
    expect(() => fold(stairs, setup, log25)).toThrow('checkpoint 25');
    expect(foldOwn(stairs, setup, log25)).toEqual(match);
  });

  test('is run through with states that pass, from any match, which stays as it was', () => {
    const { match, log } = climbed(80);
    for (const length of [0, 1, 10, 13, 24, 25, 40]) {
      const begin = fold(stairs, setup, log.slice(0, length));
      let end = begin;
      const rest = log.slice(begin.seq);
      for (const step of runOwnLog(stairs, begin, rest, { states: 'passing' })) end = step.match;
      expect(end).toEqual(match);
      expect(begin).toEqual(fold(stairs, setup, log.slice(0, length)));
    }
  });
});

const wrongCheck = (log: readonly LogEntry<number>[], seq: number) =>
  log.map((entry) =>
    entry.seq === seq && entry.type === 'check' ? { ...entry, hash: '0000000000000000' } : entry,
  );
