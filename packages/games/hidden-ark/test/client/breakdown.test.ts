import { expect, test } from '@jest/globals';
import { hiddenArk } from '../../src/index.ts';
import { pointsNow } from '../../src/views/index.ts';
import { breakdownOf } from '../../client/present/breakdown.ts';
import { locale } from './ark-locale.ts';

const options = hiddenArk.parseOptions({});
const view = hiddenArk.publicView(hiddenArk.setup({ seed: 'points', seats: 2, options }));
const withTiles = (tiles: readonly string[]) => ({
  ...view,
  seats: view.seats.map((seat, at) => (at === 0 ? { ...seat, tiles } : seat)),
});

test('the points of a crew are taken apart, each fish and award by its name', () => {
  const lines = breakdownOf(locale, withTiles(['N1']), 0);
  const [fish, awards] = ['tiles', 'awards'].map((id) =>
    lines.find(({ category }) => category === id),
  );
  expect(fish?.reasons).toEqual([`Bocaccio rockfish ${fish?.points}`]);
  expect(awards).toMatchObject({ points: 7, reasons: ['North Pacific 7'] });
  expect(lines.find(({ category }) => category === 'stations')?.reasons).toEqual([
    '5 for each station except those from the start',
  ]);
});

test('the points from all sources add up to the total of a crew', () => {
  const now = withTiles(['N1', 'A2', 'S3', 'I4', 'R5']);
  const [total] = pointsNow(now);
  const lines = breakdownOf(locale, now, 0);
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  expect(lines.find(({ category }) => category === 'awards')?.reasons).toContain('World Wide 5');
});
