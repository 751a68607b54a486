import path from 'node:path';
import type * as Catalogue from '@atoll/catalog';
import type * as Engine from '@atoll/engine';
import type { AnyGame, LogEntry } from '@atoll/engine';
import type * as Sqlite from '../../src/store/sqlite/sqlite.ts';
import type * as Records from './match-record.ts';

/** The parts of a checkout that write a match as its own server reads it. */
interface Checkout {
  readonly openSqlite: typeof Sqlite.openSqlite;
  readonly matchRecord: typeof Records.matchRecord;
  readonly hashState: typeof Engine.hashState;
  readonly game: AnyGame;
}

export interface LongLog {
  readonly folder: string;
  /** The program of the server that will read it. */
  readonly main: string;
  readonly matchIds: readonly string[];
  /** The length of each log. */
  readonly entries: number;
}

/** Stores matches of one person whose only actions begin a growth and undo it. */
export async function writeLongLogs({ folder, main, matchIds, entries }: LongLog): Promise<void> {
  const { openSqlite, matchRecord, hashState, game } = await checkoutOf(main);
  const store = openSqlite(folder);
  for (const [index, matchId] of matchIds.entries()) {
    const record = matchRecord(game, { matchId, code: `CODE${index}`, seed: matchId, seats: 1 });
    await store.create(record);
    const before = game.setup({ seed: matchId, seats: 1, options: record.table.options });
    const action = game
      .legalActions(before, 0)
      .find((each) => (each as { readonly type: string }).type === 'grow');
    const after = game.apply(game.clone(before), 0, action).state;
    const log: LogEntry<unknown>[] = [];
    for (let seq = 1, grown = 0; seq <= entries; seq++) {
      const at = Date.now();
      if (seq % 25 === 0)
        log.push({ seq, at, type: 'check', hash: hashState(grown > 0 ? after : before) });
      else if (grown === 0) log.push({ seq: (grown = seq), at, type: 'action', seat: 0, action });
      else {
        log.push({ seq, at, type: 'undo', seat: 0, backTo: grown - 1 });
        grown = 0;
      }
    }
    const owner = await store.claim(matchId);
    await store.append(
      owner,
      log.map((entry) => ({
        entry,
        clientId: entry.type === 'check' ? '' : `long-log-${entry.seq}`,
      })),
    );
  }
  await store.close();
}

async function checkoutOf(main: string): Promise<Checkout> {
  const root = path.resolve(path.dirname(main), '../../..');
  const load = async (file: string): Promise<unknown> => import(path.join(root, 'packages', file));
  const { openSqlite } = (await load('server/src/store/sqlite/sqlite.ts')) as typeof Sqlite;
  const { matchRecord } = (await load('server/bench/support/match-record.ts')) as typeof Records;
  const { hashState } = (await load('engine/src/index.ts')) as typeof Engine;
  const { catalog } = (await load('catalog/src/index.ts')) as typeof Catalogue;
  const playable = await catalog['atoll']?.load();
  if (!playable) throw new Error(`no game at ${root}`);
  return { openSqlite, matchRecord, hashState, game: playable.game };
}
