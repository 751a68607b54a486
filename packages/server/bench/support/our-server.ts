import { catalog } from '@atoll/catalog';
import { readConfig } from '../../src/process/config.ts';
import { startServer } from '../../src/server.ts';
import { openLocked } from '../../src/store/sqlite/sqlite.ts';
import { reportFigures, orders } from './report-figures.ts';
import { plannedMatch } from './bench-matches.ts';
import { MemoryStore } from './memory-store.ts';

/** The server as it is shipped, with matches in its store, or with a store that keeps nothing. */
const { kind, plan, folder, idleMs } = orders;
const store = kind === 'durable' ? openLocked(folder) : new MemoryStore();
const playable = await catalog[plan.game]?.load();
if (!playable) throw new Error(`no game ${plan.game}`);
await Promise.all(
  Array.from({ length: plan.matches }, (_, index) =>
    store.create(plannedMatch(plan, playable.game, index)),
  ),
);
const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
const server = await startServer({ config, store, idleMs });
reportFigures(server.port, {
  tables: () => server.metrics.tables.size,
  close: () => server.close(),
});
