import { expect, test } from '@jest/globals';
import type { HistoryStep } from '@atoll/protocol';
import { othersSince } from '../../src/table/model/others-since.ts';
import { UNKNOWN_TABLE } from '../../src/table/session/table-state.ts';

const step = (seq: number, seat: number): HistoryStep => ({
  ...{ seq, seat, at: 0 },
  ...{ events: [], sealed: false },
});
const steps = [step(3, 1), step(4, 0), step(5, 0), step(6, 1), step(7, -1), step(8, 2)];
const since = (turns: readonly number[]): number =>
  othersSince({ prompt: { ...UNKNOWN_TABLE.prompt, turns }, steps, seat: 0 });

test('counts the decisions of other seats since the last own turn, and of nobody else', () =>
  expect(since([1, 4])).toBe(2));

test('is nothing where no turn can be taken back', () => expect(since([])).toBe(0));
