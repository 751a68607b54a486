import type { MatchRecord, MatchStore, StoredEntry } from '../src/store/match-store.ts';
import { NO_RECORDINGS } from '../test/support/store/no-recordings.ts';
import { NO_DAILY } from '../test/support/store/no-daily.ts';
import { NO_RATINGS } from '../test/support/store/no-ratings.ts';
import { NO_BLOCKS } from '../test/support/store/no-blocks.ts';
import { NO_CHAT } from '../test/support/store/no-chat.ts';
import { NO_TOURNAMENTS } from '../test/support/store/no-tournaments.ts';
import { NO_SUBSCRIPTIONS } from '../test/support/store/no-subscriptions.ts';

/** A store of one match in memory. */
export function harnessStore({
  record,
  entries,
}: {
  readonly record: () => MatchRecord;
  readonly entries: () => StoredEntry[];
}): MatchStore {
  return {
    stalled: false,
    failure: '',
    subscriptions: NO_SUBSCRIPTIONS,
    recordings: NO_RECORDINGS,
    chat: NO_CHAT,
    daily: NO_DAILY,
    tournaments: NO_TOURNAMENTS,
    ratings: NO_RATINGS,
    blocks: NO_BLOCKS,
    create: async () => true,
    find: async () => record(),
    findByCode: async () => record(),
    readLog: async () => entries(),
    readNext: async (_matchId, { after, most }) =>
      entries()
        .filter(({ entry }) => entry.seq > after)
        .slice(0, most),
    findSnapshot: async () => undefined,
    saveSnapshot: async () => undefined,
    logLength: async () => entries().length,
    claim: async (matchId) => ({ matchId, epoch: 1 }),
    saveTable: async () => undefined,
    append: async (_owner, added) => void entries().push(...added),
    findBackup: async () => undefined,
    saveBackup: async () => false,
    useBackup: async () => undefined,
    deleteUnusedBackups: async () => 0,
    delete: async () => false,
    deleteExpired: async () => 0,
    close: async () => undefined,
  };
}
