import { expect, test } from '@jest/globals';
import { migrationsOf } from '../../src/store/migrations.ts';

/** PostgreSQL stores the names of the migrations that it has seen, SQLite how many they are. */
test('the migrations of released servers keep their names and their order', () => {
  expect(migrationsOf('postgres').map(({ name }) => name)).toEqual([
    '001-matches.sql',
    '002-short-codes.sql',
    '003-rematch.sql',
    '004-snapshots.sql',
    '005-backups.sql',
    '006-clocks.sql',
    '007-subscriptions.sql',
    '008-origins.sql',
    '009-end-hash.sql',
    '010-expiry.sql',
    '011-recordings.sql',
    '012-chat.sql',
    '013-delete.sql',
    '014-gone-addresses.sql',
    '015-backup-use.sql',
    '016-watching-host.sql',
    '017-daily.sql',
    '018-ratings.sql',
    '019-tournaments.sql',
    '020-blocks.sql',
  ]);
  expect(migrationsOf('sqlite').map(({ name }) => name)).toEqual([
    '001-matches.sql',
    '002-hints.sql',
    '003-list-from-rooms.sql',
    '004-short-codes.sql',
    '005-commits.sql',
    '006-rematch.sql',
    '007-snapshots.sql',
    '008-backups.sql',
    '009-clocks.sql',
    '010-subscriptions.sql',
    '011-origins.sql',
    '012-end-hash.sql',
    '013-expiry.sql',
    '014-recordings.sql',
    '015-chat.sql',
    '016-gone-addresses.sql',
    '017-backup-use.sql',
    '018-journal.sql',
    '019-watching-host.sql',
    '020-daily.sql',
    '021-ratings.sql',
    '022-tournaments.sql',
    '023-blocks.sql',
  ]);
});
