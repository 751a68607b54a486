import { describe, expect, test } from '@jest/globals';
import type { Missed } from '../../src/table/coach/coach.ts';
import { followTurns } from '../../src/table/coach/follow-turns.ts';
import { asking } from '../support/asking.ts';

describe('the remark on a turn', () => {
  const missed = (action: string): Missed => ({ action, seat: 0, view: {}, gain: 9 });
  /** A coach whose answers come when they are let go. */
  const coached = () => {
    const remarks: (string | undefined)[] = [];
    const answers: ((missed: Missed | undefined) => void)[] = [];
    const turns = followTurns({
      weigh: () => new Promise((resolve) => void answers.push(resolve)),
      tell: (one) => void remarks.push(one?.action as string | undefined),
    });
    const answer = async (one: Missed | undefined): Promise<void> => {
      answers.shift()?.(one);
      await Promise.resolve();
      await Promise.resolve();
    };
    return { turns, remarks, answer };
  };
  const rest = asking(9, [], false);

  test('disappears when the next turn has ended, before that turn is weighed', async () => {
    const { turns, remarks, answer } = coached();
    turns.decided({ state: asking(3, ['best', 'bad']), action: 'bad' }, asking(3, ['best', 'bad']));
    turns.stepped(0, rest);
    await answer(missed('best'));
    expect(remarks).toEqual([undefined, 'best']);
    turns.decided({ state: asking(5, ['best', 'bad']), action: 'best' }, asking(5, ['a', 'b']));
    expect(remarks).toEqual([undefined, 'best']);
    turns.stepped(0, rest);
    expect(remarks).toEqual([undefined, 'best', undefined]);
  });

  test('is made on every second turn at most', async () => {
    const { turns, remarks, answer } = coached();
    for (const question of [3, 5, 7]) {
      const asked = asking(question, ['best', 'bad']);
      turns.decided({ state: asked, action: 'bad' }, asked);
      turns.stepped(0, rest);
      await answer(missed(`of ${question}`));
    }
    expect(remarks.filter((one) => one !== undefined)).toEqual(['of 3', 'of 7']);
  });

  test('is made on the turn after one without a remark', async () => {
    const { turns, remarks, answer } = coached();
    for (const [question, one] of [
      [3, undefined],
      [5, missed('of 5')],
    ] as const) {
      const asked = asking(question, ['best', 'bad']);
      turns.decided({ state: asked, action: 'bad' }, asked);
      turns.stepped(0, rest);
      await answer(one);
    }
    expect(remarks.at(-1)).toBe('of 5');
  });

  test('disappears with a turn that left no choice', async () => {
    const { turns, remarks, answer } = coached();
    turns.decided({ state: asking(3, ['best', 'bad']), action: 'bad' }, asking(3, ['best', 'bad']));
    turns.stepped(0, rest);
    await answer(missed('best'));
    turns.decided({ state: asking(5, ['only']), action: 'only' }, asking(5, ['only']));
    turns.stepped(0, rest);
    expect(remarks.at(-1)).toBeUndefined();
  });

  test('is dropped when it comes too late', async () => {
    const { turns, remarks, answer } = coached();
    turns.decided({ state: asking(3, ['best', 'bad']), action: 'bad' }, asking(3, ['best', 'bad']));
    turns.stepped(0, rest);
    turns.decided({ state: asking(5, ['best', 'bad']), action: 'bad' }, asking(5, ['a', 'b']));
    turns.stepped(0, rest);
    await answer(missed('stale'));
    expect(remarks).not.toContain('stale');
  });
});
