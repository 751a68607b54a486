import type { SeatGrant } from '@atoll/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from './call.ts';
import { Child } from './child.ts';
import { type Database, freePort, startPostgres, startRedis } from './databases.ts';
import { Guest } from './guest.ts';
import { dataFolder } from './house.ts';
import { Proxy } from './proxy.ts';

/** Three servers behind a proxy, with a PostgreSQL and a Redis of their own. */
export class TestCluster {
  readonly postgres: Database;
  readonly redis: Database;
  readonly servers: Child[] = [];
  readonly #ports: readonly number[];
  readonly #folder = dataFolder();
  #proxy!: Proxy;

  private constructor(parts: { readonly postgres: Database; readonly redis: Database; readonly ports: readonly number[] }) {
    this.postgres = parts.postgres;
    this.redis = parts.redis;
    this.#ports = parts.ports;
  }

  static async start(): Promise<TestCluster> {
    const [postgres, redis, ...ports] = await Promise.all([startPostgres(), startRedis(), freePort(), freePort(), freePort()]);
    const cluster = new TestCluster({ postgres, redis, ports });
    await Promise.all(ports.map((_port, index) => cluster.startServer(index)));
    cluster.#proxy = await Proxy.start(cluster.servers.map(({ address }) => address));
    return cluster;
  }

  async startServer(index: number): Promise<Child> {
    const address = `localhost:${this.#ports[index]}`;
    const child = await Child.start(this.#folder.path, {
      PORT: String(this.#ports[index]), PUBLIC_ADDRESS: address, DATABASE_URL: this.postgres.url, REDIS_URL: this.redis.url,
    });
    this.servers[index] = child;
    return child;
  }

  /** Where clients ask. */
  get address(): string {
    return this.#proxy.address;
  }

  async create(): Promise<SeatGrant> {
    const body = { game: 'atoll', seats: 2, name: 'Ada' };
    return (await (await call(this.address, { method: 'POST', route: '/api/matches', body })).json()) as SeatGrant;
  }

  async join(code: string): Promise<SeatGrant> {
    return (await (await call(this.address, { method: 'POST', route: '/api/join', body: { code, name: 'Ben' } })).json()) as SeatGrant;
  }

  /** Sits down, and tries again as a client does while no server answers for the table. */
  async sit(grant: { readonly matchId: string; readonly token?: string }): Promise<Guest> {
    for (let tries = 1; ; tries++) {
      try {
        return await Guest.arrive(this.address, grant);
      } catch (error) {
        if (tries === 20) throw error;
        await wait(300);
      }
    }
  }

  /** The server that a guest is connected to. */
  serverOf(guest: Guest): number {
    const { url } = (guest.room.connection.transport as unknown as { readonly ws: { readonly url: string } }).ws;
    return this.#ports.indexOf(Number(new URL(url).port));
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.end('SIGKILL')));
    this.#proxy.close();
    await Promise.all([this.postgres.service.remove(), this.redis.service.remove()]);
    this.#folder.remove();
  }
}
