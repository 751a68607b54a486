import { expect, test } from '@jest/globals';
import { commitmentTo, seedFrom } from '@atoll/engine';
import { drawsByPurpose, seedReport } from '../../src/shell/replay/seed-report.ts';

const sharedSeed = { secret: 'secret', shares: ['mine', ''] };
const file = { seed: seedFrom(sharedSeed), sharedSeed };
const commitment = commitmentTo('secret');

test.each([
  ['mine', 'there'],
  ['another', 'missing'],
  [undefined, 'none'],
] as const)('of an own share %p it says that it is %s', (added, own) => {
  const report = seedReport(file, (told) => (told === commitment ? added : 'of another match'));
  expect(report).toMatchObject({ own, added: added ?? '', commitment, shares: ['mine', ''] });
});

test('of a match from before seeds were shared there is nothing to report', () => {
  expect(seedReport({ seed: 'old' }, () => undefined)).toBeUndefined();
});

test('numbers are counted by what they were drawn for, in the order of their first', () => {
  const draw = { entry: 0, from: 0, bound: 6, value: 1 };
  const purposes = ['dice', 'board', 'dice'];
  expect(drawsByPurpose(purposes.map((purpose) => ({ ...draw, purpose })))).toEqual([
    ['dice', 2],
    ['board', 1],
  ]);
});
