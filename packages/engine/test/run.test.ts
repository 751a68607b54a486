import { describe, expect, test } from '@jest/globals';
import {
  BrokenLog,
  createMatch,
  fold,
  play,
  runLog,
  undo,
  type LogEntry,
  type Match,
} from '../src/index.ts';
import { dive, type DiveAction, type DiveEvent, type DiveState } from '@atoll/testkit/fixture';
import {
  type DivePlayed,
  DRAW,
  KEEP,
  REST,
  setup,
  swapping,
  type table,
} from './support/dive-table.ts';

describe('fold', () => {
  function longLog(): ReturnType<typeof table> {
    const at = swapping();
    at.undo(0, 4);
    at.undo(0);
    at.act(0, DRAW);
    at.act(1, REST);
    at.act(0, { type: 'give', pearl: at.match.state.hands[0]![1]! });
    return at;
  }

  test('gives the match as it was played live, undo included', () => {
    const at = longLog();
    expect(fold(dive, setup, at.log)).toEqual(at.match);
    expect(fold(dive, setup, JSON.parse(JSON.stringify(at.log)) as typeof at.log)).toEqual(
      at.match,
    );
  });

  test('can be cut anywhere: each prefix is the match at that moment', () => {
    const at = longLog();
    for (let length = 0; length <= at.log.length; length++)
      expect(fold(dive, setup, at.log.slice(0, length)).seq).toBe(length);
    expect(fold(dive, setup, []).state).toEqual(createMatch(dive, setup).state);
  });

  test('finds out a gap, a refused action, a wrong hash and an undo that was not allowed', () => {
    const { log } = longLog();
    const check: LogEntry<DiveAction> = {
      seq: log.length + 1,
      at: 0,
      type: 'check',
      hash: '0000000000000000',
    };
    const illegal: LogEntry<DiveAction> = {
      seq: log.length + 1,
      at: 0,
      type: 'action',
      seat: 1,
      action: DRAW,
    };
    const shapeless = { ...illegal, action: { type: 'dance' } } as unknown as LogEntry<DiveAction>;
    const tooFar: LogEntry<DiveAction> = {
      seq: log.length + 1,
      at: 0,
      type: 'undo',
      seat: 0,
      backTo: 2,
    };
    const stranger: LogEntry<DiveAction> = { ...tooFar, seat: 1, backTo: log.length - 1 };
    for (const broken of [
      log.slice(1),
      [...log, check],
      [...log, illegal],
      [...log, shapeless],
      [...log, tooFar],
      [...log, stranger],
    ])
      expect(() => fold(dive, setup, broken)).toThrow(BrokenLog);
  });

  test('a wrong checkpoint is reported by its number, without a hash, which would leak hidden state', () => {
    const { log } = longLog();
    const seq = log.length + 1;
    const broken = (): unknown =>
      fold(dive, setup, [...log, { seq, at: 0, type: 'check', hash: '0000000000000000' }]);
    expect(broken).toThrow(`checkpoint ${seq} `);
    expect(broken).not.toThrow(/[0-9a-f]{16}/);
  });
});

describe('the run over a log', () => {
  test('reports every entry as live play did: events, seals, undone steps, and the match after it', () => {
    const reported: {
      readonly events: readonly DiveEvent[];
      readonly sealed: boolean;
      readonly match: Match<DiveState>;
    }[] = [];
    const log: LogEntry<DiveAction>[] = [];
    let match = createMatch(dive, setup);
    const take = (played: DivePlayed): void => {
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      ({ match } = played);
      log.push(...played.entries);
      reported.push(played);
    };
    const actions = [
      [0, KEEP],
      [1, KEEP],
      [0, REST],
      [1, DRAW],
      [0, REST],
    ] as const;
    for (const [seat, action] of actions) take(play(dive, match, { seat, action, at: 1 }));
    take(undo(dive, match, { seat: 0, at: 2 }));
    const steps = [...runLog(dive, createMatch(dive, setup), log)];
    expect(
      steps.map(({ match: after, events, sealed }) => ({ match: after, events, sealed })),
    ).toEqual(
      reported.map(({ match: after, events, sealed }) => ({ match: after, events, sealed })),
    );
    expect(steps.map(({ undone }) => undone)).toEqual([0, 0, 0, 0, 0, 5]);
  });

  test('goes on from any match on the way, and no further than it is asked to', () => {
    const begin = createMatch(dive, setup);
    const log: LogEntry<DiveAction>[] = [
      { seq: 1, at: 0, type: 'action', seat: 0, action: KEEP },
      { seq: 2, at: 0, type: 'action', seat: 1, action: KEEP },
      { seq: 3, at: 0, type: 'action', seat: 1, action: KEEP },
    ];
    const run = runLog(dive, begin, log);
    const first = run.next().value!;
    expect(first.match.state.undecided).toEqual([1]);
    expect([...runLog(dive, first.match, log.slice(1, 2))][0]!.match).toEqual(
      run.next().value!.match,
    );
    expect(begin.state.undecided).toEqual([0, 1]);
    expect(() => run.next()).toThrow('entry 3 is refused');
  });
});
