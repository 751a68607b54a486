import type { Server as HttpServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from 'colyseus';
import type { LiveTable } from './metrics.ts';

/**
 * Longer than tables take to finish, and shorter than the time a supervisor gives a stopping
 * server.
 */
const LONGEST_END_MS = 10_000;

/** The open tables and connections of a server that shuts down. */
export interface OpenEnds {
  readonly tables: ReadonlySet<LiveTable>;
  readonly http: Pick<HttpServer, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  readonly server: Pick<Server, 'gracefullyShutdown'>;
}

/** Lets tables finish, sends their clients elsewhere, and closes the port. */
export async function endConnections({ tables, http, server }: OpenEnds): Promise<void> {
  // A request from now on must get no answer here, so that a proxy asks another server.
  http.close();
  http.closeIdleConnections();
  // Colyseus asks Redis first, which may not answer: the clients are told anyway, and the wait has
  // a limit.
  for (const table of tables) table.onBeforeShutdown();
  await Promise.race([
    server.gracefullyShutdown(false),
    wait(LONGEST_END_MS, undefined, { ref: false }),
  ]);
  http.closeAllConnections();
}
