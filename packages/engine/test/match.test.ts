import { describe, expect, test } from '@jest/globals';
import { createMatch, fold, hashState, InvalidInput, play, type Match } from '../src/index.ts';
import { dive, type DiveAction, type DiveState } from '@atoll/testkit/fixture';
import { codes, DRAW, KEEP, REST, setup, swapping, table } from './support/dive-table.ts';

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

  test('refuses an illegal action, with reasons and without a change', () => {
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
