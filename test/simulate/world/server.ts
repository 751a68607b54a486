import type * as Code from '../server-code.ts';
import type { Catalog } from '@atoll/catalog';
import type { Logger } from '../../../packages/server/src/process/logger.ts';
import type { Services } from '../../../packages/server/src/room/services.ts';
import type { MatchStore } from '../../../packages/server/src/store/match-store.ts';
import type { HttpAnswer, Reachable } from './network.ts';
import { Owner } from './scheduler.ts';
import { metrics, noNetworks, quickBots } from './service-stubs.ts';
import { theCluster } from './services.ts';
import type { ServerSocket } from './socket.ts';
import type { World } from './world.ts';

export type ServerCode = typeof Code;

export interface ServerParts {
  readonly world: World;
  readonly name: string;
  readonly code: ServerCode;
  readonly catalog: Catalog;
  /** Whether there are others. */
  readonly clustered: boolean;
  /** How long a table stays in memory when nobody is connected, in ms. */
  readonly idleMs: number;
  /** By how much its clock is ahead, in ms. */
  readonly skew: number;
  /** Told of what a server logs as an error. */
  readonly onError: (server: string, error: unknown, where: string) => void;
}

/** One server, through all of its lives. */
export class SimulatedServer implements Reachable {
  readonly open = new Set<{ serverDied(): void }>();
  owner: Owner;
  listening = false;
  #listeningSince = 0;
  readonly #parts: ServerParts;
  #life = 0;
  #skew: number;
  #leaving = new AbortController();
  #services: Services | undefined;
  #directory: InstanceType<ServerCode['Directory']> | undefined;

  constructor(parts: ServerParts) {
    this.#parts = parts;
    this.#skew = parts.skew;
    this.owner = this.#newLife();
  }

  get name(): string {
    return this.#parts.name;
  }

  /** Since when it answers; now, while it does not. */
  get upSince(): number {
    return this.listening ? this.#listeningSince : this.#parts.world.now;
  }

  /** How many people are connected to its table of that match; undefined where it has none. */
  peopleAt(matchId: string): number | undefined {
    if (!this.owner.alive) return undefined;
    return this.#parts.code.matchMaker.getLocalRoomById(matchId)?.clients.length;
  }

  /** Whether it has the table of that match in memory. */
  hasTable(matchId: string): boolean {
    return this.peopleAt(matchId) !== undefined;
  }

  /** By which name the others know its process. */
  get processId(): string {
    return this.#parts.code.matchMaker.processId;
  }

  get clustered(): boolean {
    return this.#parts.clustered;
  }

  /** Starts it, as a process of its own. */
  start(): void {
    const { world } = this.#parts;
    world.scheduler.after(0, 'start', () => void this.#boot(), this.owner);
  }

  /** Its process ends at once; the next one starts after so many ms. */
  kill(down: number): void {
    if (!this.owner.alive) return;
    this.owner.onDeath = () => this.#died(down);
    this.owner.die();
  }

  /** Its process ends before one of the next things that others notice of it. */
  killSoon(effects: number, down: number): void {
    this.owner.onDeath = () => this.#died(down);
    this.owner.lastEffects = effects;
  }

  /** Its process ends before one of the next things that happen to it. */
  killAtStep(happenings: number, down: number): void {
    this.owner.onDeath = () => this.#died(down);
    this.owner.lastHappenings = happenings;
  }

  /** It stands still for so many ms. */
  hang(ms: number): void {
    this.owner.pauseUntil(this.#parts.world.now + ms);
  }

  /** Its clock is set, by so many ms. */
  jump(by: number): void {
    this.#skew += by;
    this.owner.skew = this.#skew;
  }

  /** It is told to stop, and started again so many ms after it has. */
  stop(down: number): void {
    const { owner } = this;
    if (!owner.alive || !this.#services) return;
    owner.onDeath = () => this.#died(down);
    this.#parts.world.scheduler.after(0, 'sigterm', () => void this.#end(owner), owner);
  }

  answer(path: string, body: unknown): Promise<HttpAnswer> {
    return this.#route(path, body).catch((error: unknown) => this.#refusal(path, error));
  }

  connected(socket: ServerSocket, url: string): void {
    const { code } = this.#parts;
    code.guard(socket, { refused: () => undefined });
    const request = { url, headers: {}, socket: { remoteAddress: '::1' } };
    const { onConnection } = code.WebSocketTransport.prototype as unknown as Connecting;
    void onConnection(socket, request);
  }

  async #boot(): Promise<void> {
    const { code, clustered, name } = this.#parts;
    const { owner } = this;
    (code.matchMaker as unknown as Forgetful).forgetProcess();
    this.#leaving = new AbortController();
    const logger = this.#logger();
    try {
      const store =
        theCluster().disk?.open(code) ??
        (await code.openPostgres({ url: 'postgres', onError: () => undefined }));
      const cluster = clustered
        ? code.joinCluster({ redisUrl: 'redis', publicAddress: name }, logger)
        : undefined;
      this.#services = this.#servicesOf(store, { cluster, logger });
      code.matchMaker.defineRoomType(
        code.ROOM_NAME,
        code.TableRoom as never,
        { services: this.#services } as never,
      );
      const { presence, driver, publicAddress } = cluster ?? {};
      const here = async (): Promise<string> => code.matchMaker.processId;
      await code.matchMaker.setup(presence, driver, publicAddress, here);
      await code.matchMaker.accept();
    } catch {
      // It cannot start without its services, and its supervisor starts it again.
      return this.kill(500);
    }
    this.#directory = new code.Directory(this.#services);
    if (owner !== this.owner) return;
    this.listening = true;
    this.#listeningSince = this.#parts.world.now;
  }

  #servicesOf(
    store: MatchStore,
    { cluster, logger }: Pick<Services, 'cluster' | 'logger'>,
  ): Services {
    const { code, catalog, idleMs } = this.#parts;
    return {
      ...{ catalog, store, cluster, logger, idleMs, now: Date.now, throttled: true },
      turns: new code.Turns(),
      bots: quickBots(code.botRegistry(undefined as never)),
      metrics: metrics(),
      clocks: { add: () => undefined, delete: () => undefined },
      limits: new code.Limits({ enabled: true }),
      grace: 2_000,
      standInAfter: 2_000,
      leastPace: 100,
      notices: { ofTable: () => ({ look: () => undefined }) } as never,
      networks: noNetworks as never,
      leaving: this.#leaving.signal,
      closing: new Map(),
    };
  }

  async #end(owner: Owner): Promise<void> {
    const { code } = this.#parts;
    const services = this.#services!;
    this.#leaving.abort();
    const { presence, driver } = code.matchMaker;
    const done = async (): Promise<void> => undefined;
    const server = {
      ...{ presence, driver, transport: { shutdown: () => undefined } },
      ...{ onBeforeShutdownCallback: done, onShutdownCallback: done },
    };
    await code.endConnections({
      tables: services.metrics.tables,
      http: {
        close: () => (this.listening = false),
        closeIdleConnections: () => undefined,
        closeAllConnections: () => undefined,
      } as never,
      server: {
        gracefullyShutdown: (exit) => code.Server.prototype.gracefullyShutdown.call(server, exit),
      },
    });
    await services.store.close();
    owner.die();
  }

  #died(down: number): void {
    const { world } = this.#parts;
    world.note(`${this.owner.name} died`);
    this.listening = false;
    this.#services = undefined;
    theCluster().disk?.died();
    for (const connection of theCluster().redis.connections)
      if (connection.owner === this.owner) connection.end();
    for (const ended of this.open) ended.serverDied();
    this.open.clear();
    const owner = this.#newLife();
    world.scheduler.after(
      down,
      'restart',
      () => {
        this.owner = owner;
        this.start();
      },
      world.nature,
    );
  }

  #newLife(): Owner {
    const owner = new Owner(`${this.#parts.name}.${++this.#life}`);
    owner.skew = this.#skew;
    return owner;
  }

  async #route(path: string, body: unknown): Promise<HttpAnswer> {
    const { matchMaker } = this.#parts.code;
    const directory = this.#directory!;
    const [, ensured] = /^\/api\/matches\/([\w-]+)\/ensure$/.exec(path) ?? [];
    if (ensured !== undefined) {
      if (!(await directory.find(ensured)))
        return { status: 404, body: { error: { code: 'unknown-match', message: 'none' } } };
      return { status: 200, body: { roomId: await directory.ensure(ensured) } };
    }
    const [, entered] = /^\/matchmake\/joinById\/([\w-]+)$/.exec(path) ?? [];
    if (entered === undefined) throw new Error(`nothing is at ${path}`);
    return { status: 200, body: await matchMaker.joinById(entered, body as never) };
  }

  /** As `matchmaking.ts` and `error-answers.ts` have it. */
  #refusal(path: string, error: unknown): HttpAnswer {
    const { code } = this.#parts;
    if (path.startsWith('/matchmake')) {
      const { code: known } = error as { readonly code?: unknown };
      const status = code.isUnreachable(error) ? 503 : typeof known === 'number' ? known : 500;
      if (status === 500) this.#parts.onError(this.name, error, 'http');
      const http = status >= 100 && status < 1000 ? status : 500;
      return { status: http, body: { code: status, error: String(error) } };
    }
    const refusal = code.refusalOf(error);
    if (refusal.status >= 500 && refusal.status !== 503)
      this.#parts.onError(this.name, error, 'http');
    const { message } = refusal;
    return { status: refusal.status, body: { error: { code: refusal.code, message } } };
  }

  #logger(): Logger {
    const { onError, name } = this.#parts;
    const quiet = (): void => undefined;
    const error = ({ err, where = '' }: { err?: unknown; where?: string }): void =>
      onError(name, err, where);
    return { info: quiet, debug: quiet, warn: quiet, error } as unknown as Logger;
  }
}

/** What `hooks.ts` adds to Colyseus. */
interface Forgetful {
  readonly forgetProcess: () => void;
}

interface Connecting {
  readonly onConnection: (socket: ServerSocket, request: unknown) => Promise<void>;
}
