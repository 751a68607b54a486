import type { DailyStore } from '../../../src/store/daily-store.ts';

/** A store that keeps no daily matches. */
export const NO_DAILY: DailyStore = {
  begin: async () => false,
  counts: async () => false,
  end: async () => undefined,
  days: async () => [],
  results: async () => [],
  deleteBefore: async () => 0,
};
