import { setTimeout as wait } from 'node:timers/promises';
import type { MatchStore } from '../../packages/server/src/store/match-store.ts';
import { openPostgres } from '../../packages/server/src/store/postgres/postgres.ts';
import { openSqlite } from '../../packages/server/src/store/sqlite/sqlite.ts';
import { ServerProcess } from '@atoll/test-client/server-process';
import {
  type ClusterOptions,
  TestCluster,
} from '../../packages/server/test/support/cluster/cluster.ts';
import { freePort } from '../../packages/server/test/support/store/databases.ts';
import { dataFolder } from '../../packages/server/test/support/test-server.ts';
import { GUARD_MS } from '@atoll/test-client/waiting';

/** Servers that may be killed, and the store behind them. */
export interface ServerGroup {
  /** Where clients ask, whatever happens. */
  readonly address: string;
  /** To look into what the servers wrote, and to lay matches before them. */
  readonly store: MatchStore;
  /** The server that holds the table of a match, or -1 while none does. */
  holderOf(matchId: string): Promise<number>;
  kill(server: number): Promise<void>;
  /** Starts a killed server again, where it was. */
  revive(server: number): Promise<void>;
  /** All that the servers wrote into their logs so far. */
  readonly output: string;
  stop(): Promise<void>;
}

type Folder = ReturnType<typeof dataFolder>;

/** One server with SQLite. */
export class SoloServer implements ServerGroup {
  readonly address: string;
  readonly store: MatchStore;
  readonly #folder: Folder;
  readonly #port: number;
  server: ServerProcess;
  #output = '';

  private constructor(parts: {
    readonly server: ServerProcess;
    readonly folder: Folder;
    readonly port: number;
  }) {
    this.server = parts.server;
    this.address = parts.server.address;
    this.#folder = parts.folder;
    this.#port = parts.port;
    this.store = openSqlite(parts.folder.path);
  }

  /** `folder` is where its data lies, by default one of its own. */
  static async start(folder: Folder = dataFolder()): Promise<SoloServer> {
    const port = await freePort();
    return new SoloServer({
      server: await ServerProcess.start(folder.path, { env: { PORT: String(port) } }),
      folder,
      port,
    });
  }

  get folder(): string {
    return this.#folder.path;
  }

  get output(): string {
    return this.#output + this.server.output;
  }

  async holderOf(): Promise<number> {
    return 0;
  }

  async kill(): Promise<void> {
    await this.server.end('SIGKILL');
    this.#output += this.server.output;
  }

  async revive(): Promise<void> {
    this.server = await ServerProcess.start(this.#folder.path, {
      env: { PORT: String(this.#port) },
    });
  }

  async stop(): Promise<void> {
    await this.server.end('SIGKILL');
    await this.store.close();
    this.#folder.remove();
  }
}

/** Three servers with PostgreSQL and Redis. */
export class ServerTrio implements ServerGroup {
  readonly cluster: TestCluster;
  readonly store: MatchStore;
  #output = '';

  private constructor(cluster: TestCluster, store: MatchStore) {
    this.cluster = cluster;
    this.store = store;
  }

  static async start(options: ClusterOptions = {}): Promise<ServerTrio> {
    const cluster = await TestCluster.start(options);
    return new ServerTrio(
      cluster,
      await openPostgres({ url: cluster.postgres.url, onError: () => undefined }),
    );
  }

  get address(): string {
    return this.cluster.address;
  }

  get output(): string {
    return this.#output + this.cluster.servers.map(({ output }) => output).join('');
  }

  holderOf(matchId: string): Promise<number> {
    return this.cluster.holderOf(matchId);
  }

  async kill(server: number): Promise<void> {
    const killed = this.cluster.servers[server];
    if (!killed) throw new Error(`there is no server ${server}`);
    await killed.end('SIGKILL');
    this.#output += killed.output;
  }

  async revive(server: number): Promise<void> {
    await this.cluster.startServer(server);
  }

  async stop(): Promise<void> {
    await this.store.close();
    await this.cluster.stop();
  }
}

/** Asks until there is an answer. Rejects after `GUARD_MS`. */
export async function eventually<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  for (const begin = performance.now(); performance.now() - begin < GUARD_MS; await wait(25)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`${what}: not within ${GUARD_MS} ms`);
}
