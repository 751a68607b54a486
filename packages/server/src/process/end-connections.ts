import type { Server as HttpServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from 'colyseus';
import type { LiveTable } from './metrics.ts';

/**
 * Longer than tables take for what they began, and shorter than whoever stops a server waits for
 * it.
 */
const LONGEST_END_MS = 10_000;

/** What a server that goes away has open. */
export interface OpenEnds {
  readonly tables: ReadonlySet<LiveTable>;
  readonly http: Pick<HttpServer, 'close' | 'closeIdleConnections' | 'closeAllConnections'>;
  readonly server: Pick<Server, 'gracefullyShutdown'>;
}

/** Lets tables finish what they began, tells their people to go elsewhere, and closes the port. */
export async function endConnections({ tables, http, server }: OpenEnds): Promise<void> {
  // Whoever asks now must get no answer here, so that a proxy asks another server.
  http.close();
  http.closeIdleConnections();
  // Colyseus asks Redis first, which may not answer: people are told all the same, and nothing is
  // waited for without end.
  for (const table of tables) table.onBeforeShutdown();
  await Promise.race([
    server.gracefullyShutdown(false),
    wait(LONGEST_END_MS, undefined, { ref: false }),
  ]);
  http.closeAllConnections();
}
