import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@jest/globals';
import { Unreadable } from '../../src/store/match-store.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { dataFolder } from '../support/test-server.ts';

test('whatever is read of a SQLite database that cannot be read is unreadable', async () => {
  const folder = dataFolder();
  const store = openSqlite(folder.path);
  const other = new DatabaseSync(path.join(folder.path, 'atoll.db'));
  const tables = ['matches', 'match_log', 'match_snapshots', 'backups', 'subscriptions', 'secrets'];
  for (const table of [...tables, 'recordings', 'chat', 'chat_reports'])
    other.exec(`ALTER TABLE ${table} RENAME TO gone_${table}`);
  other.close();
  const { subscriptions, recordings, chat } = store;
  const reads = [
    ...[() => store.find('m'), () => store.findByCode('c'), () => store.readLog('m')],
    ...[() => store.readNext('m', { after: 0, most: 1 }), () => store.logLength('m')],
    ...[() => store.findSnapshot('m'), () => store.findBackup('b')],
    ...[() => subscriptions.ofMatch('m'), () => subscriptions.ofDevice('d')],
    ...[() => subscriptions.pending(1), () => subscriptions.secret('s', 'fresh')],
    ...[() => recordings.unrecorded(1), () => recordings.find('m')],
    ...[() => chat.ofMatch('m'), () => chat.reports()],
  ];
  for (const read of reads) await expect(read()).rejects.toBeInstanceOf(Unreadable);
  await store.close();
  folder.remove();
});
