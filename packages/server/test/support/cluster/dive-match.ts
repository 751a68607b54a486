import { dive } from '@atoll/testkit/fixture';
import type { MatchRecord, SeatRecord } from '../../../src/store/match-store.ts';

/** A match of the test game that has just begun between these seats. */
export const diveMatch = (
  matchId: string,
  seats: readonly SeatRecord[],
  seed = 'seed',
): MatchRecord => ({
  ...{ matchId, code: matchId, gameId: 'dive', seed, createdAt: 1 },
  table: {
    ...{ gameVersion: dive.version, access: 'private', options: { bonus: 2 }, host: 0, pace: 0 },
    ...{ hints: true, startedAt: 1, endedAt: 0, seats },
  },
});
