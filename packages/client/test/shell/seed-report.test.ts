import { expect, test } from '@jest/globals';
import { commitmentTo, seedFrom } from '@atoll/engine';
import { drawsByPurpose, seedReport } from '../../src/shell/draws/seed-report.ts';

const sharedSeed = { secret: 'secret', shares: ['mine', ''] };
const file = { match: 'm', seed: seedFrom(sharedSeed), sharedSeed };
const commitment = commitmentTo('secret');
const mine = { table: 'm', commitment, share: 'mine' };

test.each([
  ['is in the seed', [mine], { is: 'there', detail: '' }],
  ['is in the seed of a rematch', [{ ...mine, table: 'after x' }], { is: 'there', detail: '' }],
  ['is not in the seed', [{ ...mine, share: 'x' }], { is: 'missing', detail: 'x' }],
  [
    'was added to what another hash was of',
    [{ ...mine, commitment: 'other' }],
    { is: 'exchanged', detail: 'other' },
  ],
  [
    'was added to what another match was begun with',
    [mine, { ...mine, table: 'before', share: 'y' }],
    { is: 'reused', detail: '' },
  ],
  ['was not added', [{ table: 'x', commitment: 'x', share: 'x' }], { is: 'none', detail: '' }],
] as const)('a share that %s is told so', (_, added, own) => {
  const report = seedReport(file, added);
  expect(report).toMatchObject({ own, commitment, shares: ['mine', ''] });
});

test('of a match from before seeds were shared there is nothing to report', () => {
  expect(seedReport({ match: 'm', seed: 'old' }, [mine])).toBeUndefined();
});

test('draws are counted by purpose, in the order of the first draw of each', () => {
  const draw = { entry: 0, from: 0, bound: 6, value: 1 };
  const purposes = ['dice', 'board', 'dice'];
  expect(drawsByPurpose(purposes.map((purpose) => ({ ...draw, purpose })))).toEqual([
    ['dice', 2],
    ['board', 1],
  ]);
});
