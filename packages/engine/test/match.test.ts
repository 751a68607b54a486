import { describe, expect, test } from '@jest/globals';
import {
  BrokenLog,
  createMatch,
  fold,
  hashState,
  InvalidInput,
  play,
  runLog,
  undo,
  undoable,
  type LogEntry,
  type Match,
  type Played,
} from '@atoll/engine';
import { dive, type DiveAction, type DiveEvent, type DiveState } from '@atoll/testkit/fixture';

const setup = { seed: 'match', seats: 2, options: { bonus: 2 } };
type DivePlayed = Played<DiveState, DiveAction, DiveEvent>;

/** Plays on, checks that nothing is refused, and keeps the log. */
function table(): {
  match: Match<DiveState>;
  readonly log: LogEntry<DiveAction>[];
  act(seat: number, ...actions: DiveAction[]): void;
  undo(seat: number, from?: number): void;
} {
  const log: LogEntry<DiveAction>[] = [];
  const self = {
    match: createMatch(dive, setup),
    log,
    act(seat: number, ...actions: DiveAction[]) {
      for (const action of actions)
        accept(play(dive, self.match, { seat, action, at: 1000 + self.match.seq }));
    },
    undo(seat: number, from?: number) {
      accept(undo(dive, self.match, { seat, at: 2000, ...(from === undefined ? {} : { from }) }));
    },
  };
  const accept = (played: DivePlayed): void => {
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.reasons)}`);
    self.match = played.match;
    log.push(...played.entries);
  };
  return self;
}

const KEEP: DiveAction = { type: 'keep' };
const DRAW: DiveAction = { type: 'draw' };
const REST: DiveAction = { type: 'rest' };
const codes = (played: DivePlayed): readonly string[] =>
  played.ok ? [] : played.reasons.map((reason) => reason.code);

/** Both keep their hands, and seat 0 has named the pearls of a swap. */
function swapping(): ReturnType<typeof table> {
  const at = table();
  at.act(0, KEEP);
  at.act(1, KEEP);
  at.act(
    0,
    { type: 'give', pearl: at.match.state.hands[0]![0]! },
    { type: 'take', pearl: at.match.state.shelf[1]! },
  );
  return at;
}

describe('createMatch', () => {
  test.each([0, 4, 1.5, NaN])('refuses %p seats and says how many are allowed', (seats) => {
    expect(() => createMatch(dive, { ...setup, seats })).toThrow(InvalidInput);
    expect(() => createMatch(dive, { ...setup, seats })).toThrow('1 to 3');
  });

  test('equal seeds give equal matches, others do not', () => {
    const state = (seed: string): string => hashState(createMatch(dive, { ...setup, seed }).state);
    expect(state('a')).toBe(state('a'));
    expect(state('a')).not.toBe(state('b'));
  });
});

describe('play', () => {
  test('appends one numbered entry and tells what happened', () => {
    const played = play(dive, createMatch(dive, setup), {
      seat: 1,
      action: { type: 'keep', extra: 'ignored' },
      at: 77,
    });
    expect(played).toMatchObject({
      ok: true,
      events: [{ type: 'decided', seat: 1 }],
      match: { seq: 1 },
      entries: [{ seq: 1, at: 77, type: 'action', seat: 1, action: { type: 'keep' } }],
    });
    expect(played.ok && played.entries[0]).toHaveProperty('action', { type: 'keep' });
  });

  test('never changes the match that it is given', () => {
    const at = swapping();
    const before = JSON.parse(JSON.stringify(at.match)) as Match<DiveState>;
    const match = at.match;
    at.act(0, { type: 'confirm' });
    expect(match).toEqual(before);
    expect(at.match.state).not.toEqual(before.state);
  });

  test.each([undefined, null, 'draw', {}, { type: 'dance' }, { type: 'give', pearl: 'x' }])(
    'refuses the shape %j',
    (action) => {
      const match = createMatch(dive, setup);
      const played = play(dive, match, { seat: 0, action, at: 0 });
      expect(codes(played)).toEqual(['malformed']);
      expect(played.ok || played.reasons[0]?.details?.message).toContain('keep');
    },
  );

  test('refuses what is not legal, with reasons and without a change', () => {
    const match = createMatch(dive, setup);
    const before = JSON.parse(JSON.stringify(match)) as Match<DiveState>;
    expect(codes(play(dive, match, { seat: 0, action: DRAW, at: 0 }))).toEqual(['not-now']);
    expect(codes(play(dive, match, { seat: 5, action: KEEP, at: 0 }))).toEqual(['not-your-turn']);
    expect(match).toEqual(before);
  });

  test('lets an error of the rules through, instead of calling it a wrong shape', () => {
    const broken = {
      ...dive,
      parseAction: (): DiveAction => {
        throw new TypeError('a bug');
      },
    };
    expect(() => play(broken, createMatch(dive, setup), { seat: 0, action: KEEP, at: 0 })).toThrow(
      'a bug',
    );
  });

  test('writes the hash of the state as every 25th entry', () => {
    const at = table();
    at.act(0, KEEP);
    at.act(1, KEEP);
    at.act(0, REST);
    const pearl = at.match.state.hands[1]![0]!;
    while (at.match.seq < 24) {
      at.act(1, { type: 'give', pearl });
      if (at.match.seq < 24) at.undo(1);
    }
    expect(at.log.filter((entry) => entry.type === 'check')).toEqual([
      { seq: 25, at: expect.any(Number), type: 'check', hash: hashState(at.match.state) },
    ]);
    at.undo(1);
    expect(at.match.seq).toBe(26);
    expect(fold(dive, setup, at.log)).toEqual(at.match);
  });
});

describe('undo', () => {
  test('takes back all open steps of the seat, or those from one on', () => {
    const whole = swapping();
    expect(undoable(whole.match, 0)).toEqual([3, 4]);
    const part = swapping();
    part.undo(0, 4);
    expect(part.match.state.swap.give).toBeGreaterThan(0);
    expect(part.match.state.swap.take).toBe(0);
    expect(undoable(part.match, 0)).toEqual([3]);
    whole.undo(0);
    expect(whole.match.state.swap).toEqual({ give: 0, take: 0 });
    expect(whole.log.at(-1)).toEqual({ seq: 5, at: 2000, type: 'undo', seat: 0, backTo: 2 });
  });

  test('restores the exact state', () => {
    const at = swapping();
    const before = hashState(at.match.state);
    at.undo(0, 4);
    const pearl = at.match.state.shelf[1]!;
    at.act(0, { type: 'take', pearl });
    expect(hashState(at.match.state)).toBe(before);
  });

  test('never crosses a sealed step', () => {
    const at = swapping();
    at.act(0, { type: 'confirm' });
    expect(undoable(at.match, 0)).toEqual([]);
    expect(codes(undo(dive, at.match, { seat: 0, at: 0 }))).toEqual(['nothing-to-undo']);
    expect(codes(undo(dive, at.match, { seat: 0, from: 4, at: 0 }))).toEqual(['undo-out-of-reach']);
  });

  test('never takes back the step of another seat', () => {
    const at = table();
    at.act(0, KEEP);
    at.act(1, KEEP);
    expect(undoable(at.match, 0)).toEqual([]);
    expect(undoable(at.match, 1)).toEqual([2]);
    expect(codes(undo(dive, at.match, { seat: 0, from: 1, at: 0 }))).toEqual(['undo-out-of-reach']);
    expect(codes(undo(dive, at.match, { seat: 1, from: 1, at: 0 }))).toEqual(['undo-out-of-reach']);
  });

  test('leaves what was done before somebody else acted as it is, even when that is taken back', () => {
    const at = table();
    at.act(0, KEEP);
    at.act(1, KEEP);
    at.undo(1);
    expect(undoable(at.match, 0)).toEqual([]);
    expect(codes(undo(dive, at.match, { seat: 0, at: 0 }))).toEqual(['nothing-to-undo']);
  });
});

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

  test('a checkpoint that differs is told by its number, without a hash: that would tell of what is hidden', () => {
    const { log } = longLog();
    const seq = log.length + 1;
    const broken = (): unknown =>
      fold(dive, setup, [...log, { seq, at: 0, type: 'check', hash: '0000000000000000' }]);
    expect(broken).toThrow(`checkpoint ${seq} `);
    expect(broken).not.toThrow(/[0-9a-f]{16}/);
  });
});

describe('the run over a log', () => {
  test('tells of every entry what was told live: events, seals, what was taken back, and the match after it', () => {
    const told: {
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
      told.push(played);
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
    ).toEqual(told.map(({ match: after, events, sealed }) => ({ match: after, events, sealed })));
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
