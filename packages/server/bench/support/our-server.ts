import { catalog } from '@atoll/catalog';
import { readConfig } from '../../src/process/config.ts';
import { startServer } from '../../src/server.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { answerTheBench, orders } from './answering.ts';
import { castMatch } from './cast.ts';
import { MemoryStore } from './memory-store.ts';

/** The server as it is shipped, with matches in its store, or with a store that keeps nothing. */
const { kind, cast, folder, idleMs } = orders;
const store = kind === 'durable' ? openSqlite(folder) : new MemoryStore();
const playable = await catalog[cast.game]?.load();
if (!playable) throw new Error(`no game ${cast.game}`);
await Promise.all(
  Array.from({ length: cast.matches }, (_, index) =>
    store.create(castMatch(cast, playable.game, index)),
  ),
);
const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
const server = await startServer({ config, store, idleMs });
answerTheBench(server.port, {
  tables: () => server.metrics.tables.size,
  close: () => server.close(),
});
