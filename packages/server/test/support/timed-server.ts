import type { ClockTerms, SeatGrant } from '@atoll/protocol';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, type TestServerOptions } from './test-server.ts';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const BANK = { kind: 'bank', minutes: 5, seconds: 15, atZero: 'bot' } as const;
export const DECIDED = { ...BANK, atZero: 'others' } as const;
export const DAYS = { kind: 'days', days: 3, atZero: 'bot' } as const;

export interface TimedTable {
  readonly grants: readonly SeatGrant[];
  readonly ada: TableClient;
  readonly ben: TableClient;
  /** Ben again, where only two play. */
  readonly cleo: TableClient;
}

/** A server whose time goes on when a test says so. */
export class TimedServer {
  readonly #folder = dataFolder();
  #server: TestServer | undefined;
  now = Date.UTC(2026, 0, 1);

  get server(): TestServer {
    if (!this.#server) throw new Error('the server is not open');
    return this.#server;
  }

  /** The folder of its store. */
  get folder(): string {
    return this.#folder.path;
  }

  async open(options: TestServerOptions = {}): Promise<void> {
    this.#server = await TestServer.open(this.#folder.path, { ...options, now: () => this.now });
  }

  close(): Promise<void> {
    return this.server.close();
  }

  remove(): void {
    this.#folder.remove();
  }

  /** People at a table with a clock, whose match has begun; bots act after five seconds. */
  async playing(clock: ClockTerms, seats = 2): Promise<TimedTable> {
    const host = await this.server.create({ seats, clock });
    const grants = [host];
    for (const name of ['Ben', 'Cleo'].slice(0, seats - 1))
      grants.push(await this.server.join(host.code, name));
    const people: TableClient[] = [];
    for (const grant of grants) people.push(await this.server.sit(grant));
    const [ada, ben, cleo = ben] = people as [TableClient, TableClient, TableClient?];
    await ada.change({ do: 'pace', pace: 5_000 });
    await ada.start();
    await Promise.all(people.map((client) => client.until(() => client.prompt.legal.length > 0)));
    return { grants, ada, ben, cleo };
  }

  /** The same once all seats have kept the first hand: then it is the turn of the first seat. */
  async opened(clock: ClockTerms, seats = 2): Promise<TimedTable> {
    const all = await this.playing(clock, seats);
    for (const client of new Set([all.ada, all.ben, all.cleo]))
      await client.submit({ type: 'keep' });
    await all.ada.until(() => all.ada.prompt.legal.length > 0);
    return all;
  }
}

/** Makes the table check its clocks. */
export async function look(client: TableClient): Promise<void> {
  expect(await client.change({ do: 'rename', name: 'Somebody' })).toMatchObject({ ok: true });
}

export const codesOf = (answer: unknown): readonly string[] | undefined =>
  (answer as { reasons?: { code: string }[] }).reasons?.map(({ code }) => code);

/** A timed server that runs from the first test of a file to the last. */
export function openTimedServer(options: TestServerOptions = {}): TimedServer {
  const timed = new TimedServer();
  beforeAll(() => timed.open(options));
  afterAll(async () => {
    await timed.close();
    timed.remove();
  });
  return timed;
}
