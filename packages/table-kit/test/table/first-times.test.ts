import { expect, test } from '@jest/globals';
import {
  putAway,
  readTold,
  tell,
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
    const next = tell(counts, kind);
    counts = next.told;
    return next.due;
  });
  expect(due).toEqual([true, true, true, false, true, false]);
  expect(readTold(JSON.stringify(counts))).toEqual({ 'atoll turn': 2, 'atoll cell': 2 });
});

test('a kind that was put away is explained no more', () => {
  const { told } = tell({}, 'atoll turn');
  const after = putAway(told, 'atoll turn');
  expect([tell(after, 'atoll turn').due, tell(after, 'atoll cell').due]).toEqual([false, true]);
});

test.each([null, 'no json', 'null', '[]', '{"atoll turn":"often"}', '{"atoll turn":-1}'])(
  '%s is read as nothing',
  (stored) => {
    expect(readTold(stored)).toEqual({});
  },
);
