import { expect, test } from '@jest/globals';
import type { Miss } from '@atoll/bots/judge';
import { lessonsOf } from '../../../src/shell/review/lessons.ts';

const miss = (action: string, better: string, gain: number): Miss => ({
  position: 0,
  ...{ action, better, gain },
});
const kind = (action: unknown): string => String(action);

test('kinds of misses that happened twice are lessons, the dearest first, three at most', () => {
  const misses = [
    miss('buy', 'feed', 3),
    miss('pass', 'buy', 20),
    miss('buy', 'feed', 4),
    ...['a', 'b', 'c'].flatMap((one) => [miss(one, one, 1), miss(one, one, 1)]),
  ];
  expect(lessonsOf(misses, kind)).toEqual([
    { done: 'buy', better: 'feed', times: 2, gain: 7 },
    { done: 'a', better: 'a', times: 2, gain: 2 },
    { done: 'b', better: 'b', times: 2, gain: 2 },
  ]);
});

test('answers within a turn, which have no kind, make no lesson', () => {
  expect(lessonsOf([miss('', 'feed', 3), miss('', 'feed', 3)], kind)).toEqual([]);
});
