import { expect, test } from '@jest/globals';
import {
  KeptReviews,
  MOST_REVIEWS,
  type KeptReview,
} from '../../../src/shell/review/kept-reviews.ts';
import { FakeShelf } from '../../support/fake-shelf.ts';

const matchOf = (match: string, endHash = 'aa') => ({ match, endHash, log: [] });

test('reviews are stored by match and seat, the oldest are deleted', async () => {
  const shelf = new FakeShelf<KeptReview>();
  let now = 0;
  const kept = new KeptReviews(shelf, () => now);
  for (now = 0; now <= MOST_REVIEWS; now++) await kept.keep(matchOf(`m${now}`), 1, { misses: [] });
  expect(await kept.find(matchOf('m0'), 1)).toBeUndefined();
  expect(await kept.find(matchOf('m1'), 0)).toBeUndefined();
  expect(await kept.find(matchOf('m1'), 1)).toMatchObject({ misses: [] });
  // another end under the same id is another match
  expect(await kept.find(matchOf('m1', 'bb'), 1)).toBeUndefined();
  expect(shelf.kept.size).toBe(MOST_REVIEWS);
});

test('a full device keeps no review, and nothing fails', async () => {
  const shelf = new FakeShelf<KeptReview>();
  shelf.full = true;
  await new KeptReviews(shelf).keep(matchOf('m'), 0, { misses: [] });
  expect(shelf.kept.size).toBe(0);
});
