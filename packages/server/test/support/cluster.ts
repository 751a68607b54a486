import type { SeatGrant } from '@atoll/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { call } from './call.ts';
import { ServerProcess } from './server-process.ts';
import { type Database, freePort, startPostgres, startRedis } from './databases.ts';
import { TestClient } from './test-client.ts';
import { dataFolder } from './test-server.ts';
import { Proxy } from './proxy.ts';

export interface ClusterOptions {
  /** One server for each port; by default three on free ones. */
  readonly ports?: readonly number[];
  /** Where the database lies, by default in a folder of its own. */
  readonly databaseFolder?: string;
}

/** Three servers behind a proxy, with a PostgreSQL and a Redis of their own. */
export class TestCluster {
  postgres!: Database;
  redis!: Database;
  readonly servers: ServerProcess[] = [];
  readonly #ports: readonly number[];
  readonly #folder = dataFolder();
  #proxy: Proxy | undefined;

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** Where one part cannot start, nothing is left running. */
  static async start({ ports, databaseFolder }: ClusterOptions = {}): Promise<TestCluster> {
    const cluster = new TestCluster(
      ports ?? (await Promise.all([freePort(), freePort(), freePort()])),
    );
    try {
      await cluster.#start(databaseFolder);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  async #start(databaseFolder: string | undefined): Promise<void> {
    await allOf([
      startPostgres(databaseFolder).then((postgres) => void (this.postgres = postgres)),
      startRedis().then((redis) => void (this.redis = redis)),
    ]);
    await allOf(this.#ports.map((_port, index) => this.startServer(index)));
    this.#proxy = await Proxy.start(this.servers.map(({ address }) => address));
  }

  async startServer(index: number): Promise<ServerProcess> {
    const address = `localhost:${this.#ports[index]}`;
    const child = await ServerProcess.start(this.#folder.path, {
      PORT: String(this.#ports[index]),
      PUBLIC_ADDRESS: address,
      DATABASE_URL: this.postgres.url,
      REDIS_URL: this.redis.url,
    });
    this.servers[index] = child;
    return child;
  }

  /** Where clients ask. */
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
  async sit(grant: { readonly matchId: string; readonly token?: string }): Promise<TestClient> {
    for (let tries = 1; ; tries++) {
      try {
        return await TestClient.connect(this.address, grant);
      } catch (error) {
        if (tries === 20) throw error;
        await wait(300);
      }
    }
  }

  /** Asks again while no server can answer. */
  async #ask(route: string, body: object): Promise<SeatGrant> {
    for (let tries = 1; ; tries++) {
      const answer = await call(this.address, { method: 'POST', route, body });
      if (answer.ok) return (await answer.json()) as SeatGrant;
      const busy = answer.status === 502 || answer.status === 503;
      if (!busy || tries === 20)
        throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`);
      await wait(300);
    }
  }

  /** The server that a client is connected to. */
  serverOf(client: TestClient): number {
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

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server?.end('SIGKILL')));
    this.#proxy?.close();
    await Promise.all([this.postgres?.service.remove(), this.redis?.service.remove()]);
    this.#folder.remove();
  }
}

/**
 * Rejects when one of them does, but only once all have come to their end: nothing goes on starting
 * meanwhile.
 */
async function allOf(starts: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(starts))
    if (result.status === 'rejected') throw result.reason;
}
