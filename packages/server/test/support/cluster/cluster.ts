import type { SeatGrant } from '@atoll/protocol';
import { Redis } from 'ioredis';
import { call } from '@atoll/test-client/call';
import { ServerProcess } from '@atoll/test-client/server-process';
import type { ServiceKind } from '../store/database-host.ts';
import { freePort, startPostgres, startRedis } from '../store/databases.ts';
import { type Lease, leasePostgres, leaseRedis, owned } from '../store/shared-databases.ts';
import { until } from '@atoll/test-client/waiting';
import { TableClient } from '@atoll/test-client/table-client';
import { dataFolder } from '../test-server.ts';
import { Proxy } from './proxy.ts';

export interface ClusterOptions {
  /** One server for each port; by default three on free ones. */
  readonly ports?: readonly number[];
  /** The services that a test stops, pauses or fills: it gets its own instances of these. */
  readonly own?: readonly ServiceKind[];
  /** The folder of a PostgreSQL of its own, by default in memory. */
  readonly databaseFolder?: string | undefined;
}

/** Three servers behind a proxy, with a database of PostgreSQL and of Redis for this test only. */
export class TestCluster {
  postgres!: Lease;
  redis!: Lease;
  readonly servers: ServerProcess[] = [];
  readonly #ports: readonly number[];
  readonly #folder = dataFolder();
  #proxy: Proxy | undefined;

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** If one part cannot start, the others are stopped. */
  static async start({ ports, ...services }: ClusterOptions = {}): Promise<TestCluster> {
    const cluster = new TestCluster(
      ports ?? (await Promise.all([freePort(), freePort(), freePort()])),
    );
    try {
      await cluster.#start(services);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  async #start({ own = [], databaseFolder }: ClusterOptions): Promise<void> {
    const postgres = own.includes('postgres')
      ? startPostgres(databaseFolder).then(owned)
      : leasePostgres();
    const redis = own.includes('redis') ? startRedis().then(owned) : leaseRedis();
    await allOf([
      postgres.then((lease) => void (this.postgres = lease)),
      redis.then((lease) => void (this.redis = lease)),
    ]);
    await allOf(this.#ports.map((_port, index) => this.startServer(index)));
    this.#proxy = await Proxy.start(this.servers.map(({ address }) => address));
  }

  async startServer(index: number): Promise<ServerProcess> {
    const address = `localhost:${this.#ports[index]}`;
    const child = await ServerProcess.start(this.#folder.path, {
      env: {
        PORT: String(this.#ports[index]),
        PUBLIC_ADDRESS: address,
        DATABASE_URL: this.postgres.url,
        REDIS_URL: this.redis.url,
      },
    });
    this.servers[index] = child;
    return child;
  }

  /** The address for clients. */
  get address(): string {
    return this.#proxy?.address ?? '';
  }

  create(): Promise<SeatGrant> {
    return this.#ask('/api/matches', { game: 'atoll', seats: 2, name: 'Ada' });
  }

  join(code: string): Promise<SeatGrant> {
    return this.#ask('/api/join', { code, name: 'Ben' });
  }

  /** Sits down, and tries again as a client does while no server answers for the table. */
  async sit(grant: { readonly matchId: string; readonly token?: string }): Promise<TableClient> {
    let client: TableClient | undefined;
    let refused: unknown;
    const newestLogs = () => this.newestLogs();
    await until(
      async () => {
        client = (await TableClient.connect(this.address, { ...grant, newestLogs }).catch(
          (error: unknown) => void (refused = error),
        )) as TableClient | undefined;
        return client !== undefined;
      },
      () => [String(refused), ...this.newestLogs()].join('\n'),
    );
    return client!;
  }

  /** Repeats the request while no server can answer. */
  async #ask(route: string, body: object): Promise<SeatGrant> {
    let answer = await call(this.address, { method: 'POST', route, body });
    const busy = (): boolean => answer.status === 502 || answer.status === 503;
    await until(
      async () => {
        if (busy()) answer = await call(this.address, { method: 'POST', route, body });
        return !busy();
      },
      () => [String(answer.status), ...this.newestLogs()].join('\n'),
    );
    if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as SeatGrant;
  }

  /** The server that a client is connected to. */
  serverOf(client: TableClient): number {
    const { url } = (
      client.room.connection.transport as unknown as { readonly ws: { readonly url: string } }
    ).ws;
    return this.#ports.indexOf(Number(new URL(url).port));
  }

  /** The server that holds the table of a match according to Redis, or -1. */
  async holderOf(matchId: string): Promise<number> {
    const redis = new Redis(this.redis.url);
    const held = await redis.hget('roomcaches', matchId).finally(() => redis.disconnect());
    const { publicAddress = '' } = JSON.parse(held ?? '{}') as { readonly publicAddress?: string };
    return this.#ports.indexOf(Number(publicAddress.split(':')[1]));
  }

  /** The newest log lines of each server. */
  newestLogs(): readonly string[] {
    return this.servers.flatMap(({ output }) => output.trimEnd().split('\n').slice(-5));
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server?.end('SIGKILL')));
    this.#proxy?.close();
    await Promise.all([this.postgres?.release(), this.redis?.release()]);
    this.#folder.remove();
  }
}

/** Rejects when one of them does, but only once all have ended: none is still starting then. */
async function allOf(starts: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(starts))
    if (result.status === 'rejected') throw result.reason;
}
