import type { RatingStore } from '../../../src/store/ratings/rating-store.ts';

/** A store that keeps no ratings. */
export const NO_RATINGS: RatingStore = {
  isRated: async () => false,
  find: async () => [],
  store: async () => true,
  own: async () => [],
  ladder: async () => [],
  forget: async () => 0,
  deleteUnused: async () => 0,
};
