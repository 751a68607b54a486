import { rmSync } from 'node:fs';
import type { Catalog } from '@atoll/catalog';
import type { CreateRequest, JoinOptions, SeatGrant } from '@atoll/protocol';
import type { BotPoolOptions } from '../../src/bots/bot-pool.ts';
import { readConfig } from '../../src/process/config.ts';
import { createLogger, type Logger } from '../../src/process/logger.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import type { MatchStore } from '../../src/store/match-store.ts';
import { openLocked } from '../../src/store/sqlite/sqlite.ts';
import { call } from '@atoll/test-client/call';
import { quickFolder } from './store/quick-folder.ts';
import { TableClient } from '@atoll/test-client/table-client';
import { diveCatalog } from './cluster/dive.ts';
import { GUARD_MS } from '@atoll/test-client/waiting';

/** How many of the newest log lines are reported when a wait fails. */
const NEWEST = 15;

/** A folder for one test file. */
export function dataFolder(): { readonly path: string; remove(): void } {
  const folder = quickFolder('atoll-server-');
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface TestServerOptions {
  readonly catalog?: Catalog;
  readonly bots?: BotPoolOptions;
  readonly limits?: 'on' | 'off';
  readonly idleMs?: number;
  readonly store?: MatchStore;
  readonly graceMs?: number;
  readonly leastPaceMs?: number;
  readonly tournamentMs?: number;
  readonly now?: () => number;
  readonly retriesMs?: readonly number[];
  readonly clientFolder?: string;
  readonly artFolder?: string;
  /** Additional settings. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * A running server with helpers for tests. There is one at a time: Colyseus keeps its state once
 * per process, and a second server leaves timers of the first behind that never end.
 */
export class TestServer {
  static #isOpen = false;
  readonly logs: string[];
  readonly #server: RunningServer;
  readonly #clients: TableClient[] = [];

  private constructor(server: RunningServer, logs: string[]) {
    this.#server = server;
    this.logs = logs;
  }

  static async open(
    folder: string,
    { catalog = diveCatalog, limits = 'off', env = {}, ...rest }: TestServerOptions = {},
  ): Promise<TestServer> {
    if (TestServer.#isOpen)
      throw new Error('another server is open in this process: close it first');
    const logs: string[] = [];
    const logger = createLogger('debug', { write: (line) => void logs.push(line) });
    const config = readConfig({ PORT: '0', DATA_DIR: folder, RATE_LIMITS: limits, ...env });
    const store = rest.store ?? patientStore(folder, logger);
    const running = await startServer({ config, catalog, logger, ...rest, store });
    TestServer.#isOpen = true;
    return new TestServer(running, logs);
  }

  get address(): string {
    return `http://localhost:${this.#server.port}`;
  }

  /**
   * Ends the server, and waits until its clients have noticed: nothing of a test goes on when the
   * next begins.
   */
  async close(): Promise<void> {
    await this.#server.close();
    TestServer.#isOpen = false;
    const clients = this.#clients.splice(0);
    await Promise.all(clients.map((client) => client.until(() => client.closed !== undefined)));
  }

  call(method: 'GET' | 'POST' | 'PUT', route: string, body?: unknown): Promise<Response> {
    return call(this.address, { method, route, body });
  }

  async create(request: Partial<CreateRequest> = {}): Promise<SeatGrant> {
    const response = await this.call('POST', '/api/matches', {
      game: 'dive',
      seats: 2,
      name: 'Ada',
      ...request,
    });
    if (!response.ok) throw new Error(`no table: ${response.status} ${await response.text()}`);
    return (await response.json()) as SeatGrant;
  }

  async join(code: string, name = 'Ben'): Promise<SeatGrant> {
    return (await (await this.call('POST', '/api/join', { code, name })).json()) as SeatGrant;
  }

  /** Connects to a table, restoring it if needed. */
  async sit(grant: JoinOptions & { readonly matchId: string }): Promise<TableClient> {
    const client = await TableClient.connect(this.address, {
      ...grant,
      newestLogs: () => this.logs.slice(-NEWEST),
    });
    this.#clients.push(client);
    return client;
  }
}

/** The store that a server opens by itself, with a timeout for busy machines. */
function patientStore(folder: string, logger: Logger): MatchStore {
  const onHealth = (failure: string): void => {
    if (failure !== '') logger.error({ failure }, 'nothing can be stored');
  };
  return openLocked(folder, { timeoutMs: GUARD_MS, onHealth });
}

/** Two people at a table whose match has begun. */
export async function twoPlaying(
  server: TestServer,
): Promise<{ readonly grant: SeatGrant; readonly ada: TableClient; readonly ben: TableClient }> {
  const grant = await server.create();
  const ada = await server.sit(grant);
  const ben = await server.sit(await server.join(grant.code));
  await ada.start();
  await Promise.all([ada, ben].map((client) => client.until(() => client.prompt.legal.length > 0)));
  return { grant, ada, ben };
}

/** Answers the first prompt of the fixture, which both seats get; then it is the turn of seat 0. */
export async function throughOpening(ada: TableClient, ben: TableClient): Promise<void> {
  await ada.submit({ type: 'keep' });
  await ben.submit({ type: 'keep' });
  await Promise.all(
    [ada, ben].map((client) =>
      client.until(() => client.table.view?.['undecided']?.toString() === ''),
    ),
  );
  await ada.until(() => ada.prompt.legal.length > 0);
}
