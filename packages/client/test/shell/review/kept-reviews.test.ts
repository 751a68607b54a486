import { expect, test } from '@jest/globals';
import {
  KeptReviews,
  MOST_REVIEWS,
  type KeptReview,
} from '../../../src/shell/review/kept-reviews.ts';
import { FakeShelf } from '../../support/fake-shelf.ts';

test('reviews are stored by match and seat, the oldest are deleted', async () => {
  const shelf = new FakeShelf<KeptReview>();
  let now = 0;
  const kept = new KeptReviews(shelf, () => now);
  for (now = 0; now <= MOST_REVIEWS; now++) await kept.keep(`m${now}`, 1, { misses: [] });
  expect(await kept.find('m0', 1)).toBeUndefined();
  expect(await kept.find('m1', 0)).toBeUndefined();
  expect(await kept.find('m1', 1)).toMatchObject({ misses: [] });
  expect(shelf.kept.size).toBe(MOST_REVIEWS);
});

test('a full device keeps no review, and nothing fails', async () => {
  const shelf = new FakeShelf<KeptReview>();
  shelf.full = true;
  await new KeptReviews(shelf).keep('m', 0, { misses: [] });
  expect(shelf.kept.size).toBe(0);
});
