import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Database, startPostgres, startRedis } from './databases.ts';

export type ServiceKind = 'postgres' | 'redis';

const STARTS: Readonly<Record<ServiceKind, () => Promise<Database>>> = {
  postgres: () => startPostgres(),
  redis: startRedis,
};

/**
 * Starts the services that the tests of a run share, each on first request, and gives their
 * addresses to every process of the run.
 */
export class DatabaseHost {
  readonly #server: Server;
  readonly #started = new Map<ServiceKind, Promise<Database>>();

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', ({ url = '' }, response) => {
      const kind = url.slice(1);
      if (!isKind(kind)) return void response.writeHead(404).end();
      this.#databaseOf(kind).then(
        (database) => response.end(database.url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }

  static async open(): Promise<DatabaseHost> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new DatabaseHost(server);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    const started = await Promise.allSettled(this.#started.values());
    await Promise.all(
      started.map((one) => (one.status === 'fulfilled' ? one.value.service.remove() : undefined)),
    );
  }

  #databaseOf(kind: ServiceKind): Promise<Database> {
    const before = this.#started.get(kind);
    if (before) return before;
    const starting = STARTS[kind]();
    this.#started.set(kind, starting);
    return starting;
  }
}

const isKind = (kind: string): kind is ServiceKind => Object.hasOwn(STARTS, kind);
