import { expect, test } from '@jest/globals';
import { currentRun } from '../../../src/shell/daily/current-run.ts';

/** The newest day first: x for a played day. */
const runOf = (days: string): number => currentRun([...days].map((day) => day === 'x'));

test.each([
  ['', 0],
  ['.......', 0],
  ['xxx', 3],
  ['.xx', 2],
  ['x.x.x', 2],
  ['xx.xxxxxx.xx', 10],
  ['xx.xxxxx.xx', 7],
  ['.x.xx', 3],
  ['xxx..xxx', 3],
])('the days "%s" are a run of %i', (days, run) => {
  expect(runOf(days)).toBe(run);
});
