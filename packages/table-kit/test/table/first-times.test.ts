import { expect, test } from '@jest/globals';
import {
  putAway,
  readExplainedCounts,
  countExplanation,
  type ExplainedCounts,
} from '../../src/table/controls/notes/first-times.ts';

test('each kind of question is explained twice, and then no more', () => {
  let counts: ExplainedCounts = {};
  const due = [
    'atoll turn',
    'atoll cell',
    'atoll turn',
    'atoll turn',
    'atoll cell',
    'atoll cell',
  ].map((kind) => {
    const next = countExplanation(counts, kind);
    counts = next.counts;
    return next.due;
  });
  expect(due).toEqual([true, true, true, false, true, false]);
  expect(readExplainedCounts(JSON.stringify(counts))).toEqual({ 'atoll turn': 2, 'atoll cell': 2 });
});

test('a kind that was put away is explained no more', () => {
  const { counts } = countExplanation({}, 'atoll turn');
  const after = putAway(counts, 'atoll turn');
  expect([
    countExplanation(after, 'atoll turn').due,
    countExplanation(after, 'atoll cell').due,
  ]).toEqual([false, true]);
});

test.each([null, 'no json', 'null', '[]', '{"atoll turn":"often"}', '{"atoll turn":-1}'])(
  '%s is read as nothing',
  (stored) => {
    expect(readExplainedCounts(stored)).toEqual({});
  },
);
