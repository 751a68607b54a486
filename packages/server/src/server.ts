import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Catalog, catalog as productCatalog } from '@atoll/catalog';
import { matchMaker, Server } from 'colyseus';
import { Encoder } from '@colyseus/schema';
import express, { type Application } from 'express';
import { BotPool, type BotPoolOptions } from './bots/bot-pool.ts';
import { botRegistry } from './bots/bot-registry.ts';
import { type ClientFolders, mountClient } from './http/client-files.ts';
import { BadConfig, type Config, nameOf, warningsAbout } from './process/config.ts';
import { contentPolicy } from './http/content-policy.ts';
import { Directory, ROOM_NAME } from './room/directory.ts';
import { Admission } from './transport/admission.ts';
import { mountApi, mountMatchmaking, mountRefusals } from './http/http.ts';
import { Limits } from './limits/limits.ts';
import { createLogger, type Logger } from './process/logger.ts';
import { createMetrics, type Metrics } from './process/metrics.ts';
import { ConnectionNetworks } from './transport/connection-networks.ts';
import { Refusal } from './http/refusal.ts';
import type { Services } from './room/services.ts';
import type { MatchStore } from './store/match-store.ts';
import { openLocked } from './store/sqlite.ts';
import { TableRoom } from './room/table-room.ts';
import { GuardedTransport } from './transport/guarded-transport.ts';

/** The largest message that a client may send, in bytes. */
const MAX_MESSAGE = 16 * 1024;
/**
 * Colyseus makes buffers of this many bytes for every table, which its serializer gives up at once.
 */
const STATE_BUFFER = 8 * 1024;
const IDLE_MS = 60_000;
/** A request has to arrive within this many ms. */
const SLOWEST_REQUEST = 20_000;
/**
 * Longer than tables take for what they began, and shorter than whoever stops a server waits for
 * it.
 */
const LONGEST_END_MS = 10_000;
/** Long enough to load a page again, or to change from one network to another. */
const GRACE_MS = 20_000;
/** As slow as bots are unless somebody sets another pace, and a little more. */
const LEAST_PACE_MS = 1000;
/** Addresses hold invite codes: they must not travel to other sites. */
const PROTECTION = { 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' };
const CLIENT_FOLDER = path.join(import.meta.dirname, '../../client/dist');
const ART_FOLDER = path.join(import.meta.dirname, '../../art/dist');

export interface ServerOptions {
  readonly config: Config;
  /** All of these have defaults: the games of the product, and SQLite in the configured folder. */
  readonly catalog?: Catalog;
  readonly bots?: BotPoolOptions;
  readonly store?: MatchStore;
  readonly logger?: Logger;
  readonly clientFolder?: string;
  readonly artFolder?: string;
  readonly idleMs?: number;
  readonly graceMs?: number;
  readonly leastPaceMs?: number;
}

export interface RunningServer {
  readonly port: number;
  /** Where browsers find it. */
  readonly address: string;
  readonly metrics: Metrics;
  /**
   * Finishes and answers what it has begun, tells every client that the server goes away, and
   * closes the store.
   */
  close(): Promise<void>;
}

/**
 * Starts the server. One process holds at most one at a time, since Colyseus keeps its rooms in the
 * module. Throws `BadConfig` when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options;
  const logger = options.logger ?? createLogger(config.logLevel);
  const store = options.store ?? (await openStore(config, logger));
  const cluster =
    config.cluster &&
    (await import('./cluster/redis-cluster.ts')).joinCluster(config.cluster, logger);
  const metrics = createMetrics(() => store.failure !== '');
  const pool = new BotPool(options.bots);
  const leaving = new AbortController();
  const services: Services = {
    catalog: options.catalog ?? productCatalog,
    bots: botRegistry(pool),
    store,
    metrics,
    limits: new Limits({ enabled: config.rateLimits }),
    logger,
    now: Date.now,
    idleMs: options.idleMs ?? IDLE_MS,
    grace: options.graceMs ?? GRACE_MS,
    leastPace: options.leastPaceMs ?? LEAST_PACE_MS,
    networks: new ConnectionNetworks(config.trustProxy),
    throttled: config.rateLimits,
    leaving: leaving.signal,
    cluster,
    closing: new Map(),
  };
  Encoder.BUFFER_SIZE = STATE_BUFFER;
  const admission = new Admission(services.limits, { config });
  const http = createServer({ headersTimeout: SLOWEST_REQUEST, requestTimeout: SLOWEST_REQUEST });
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLogger(logger),
    // A table is opened by the server that was asked for it; the proxy in front spreads the
    // requests.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    ...(cluster && {
      presence: cluster.presence,
      driver: cluster.driver,
      publicAddress: cluster.publicAddress,
    }),
    transport: new GuardedTransport(
      { server: http, pingInterval: 3000, pingMaxRetries: 2, maxPayload: MAX_MESSAGE },
      {
        admit: (request) => admission.admit(request),
        arrived: (socket, request) => services.networks.note(socket, request),
        refused: () => metrics.refusedFrames.inc(),
      },
    ),
  });
  server.define(ROOM_NAME, TableRoom, { services });
  const occupied = new Promise<never>((_resolve, reject) =>
    http.once('error', (error) => reject(listenProblem(error, config))),
  );
  await Promise.race([server.listen(config.port, config.host), occupied]);
  // Colyseus would read a body of any size, for anybody and any number of times, and let the pages
  // of every site in.
  http.removeAllListeners('request');
  const folders = {
    client: options.clientFolder ?? CLIENT_FOLDER,
    art: options.artFolder ?? ART_FOLDER,
  };
  http.on('request', createApp(services, { config, folders, admission }));
  const { port } = http.address() as AddressInfo;
  logger.debug({ port, games: Object.keys(services.catalog) }, 'listening');
  for (const warning of warningsAbout({ ...config, port })) logger.warn(warning);
  return {
    port,
    address: config.publicUrl ?? `http://${nameOf(config.host)}:${port}`,
    metrics,
    close: async () => {
      leaving.abort();
      // Whoever asks now must get no answer here, so that a proxy asks another server.
      http.close();
      http.closeIdleConnections();
      // Colyseus asks Redis first, which may not answer: people are told all the same, and nothing
      // is waited for without end.
      for (const table of metrics.tables) table.onBeforeShutdown();
      await Promise.race([
        server.gracefullyShutdown(false),
        wait(LONGEST_END_MS, undefined, { ref: false }),
      ]);
      http.closeAllConnections();
      await pool.close();
      await store.close();
      logger.info('closed');
    },
  };
}

/**
 * The store of the configuration; no other server may use the folder of a SQLite database
 * meanwhile.
 */
async function openStore({ dataDir, databaseUrl }: Config, logger: Logger): Promise<MatchStore> {
  const onHealth = (failure: string): void => {
    if (failure === '') logger.info('the store stores again');
    else logger.error({ failure }, 'nothing can be stored');
  };
  if (databaseUrl === undefined) return openLocked(dataDir, { onHealth });
  const { openPostgres } = await import('./store/postgres.ts');
  const onError = (error: Error): void =>
    logger.warn({ err: error }, 'a connection to the database broke');
  return openPostgres({ url: databaseUrl, onError, onHealth });
}

/**
 * What went wrong when the port was opened; one that is taken, or an address of elsewhere, is a
 * setting to change.
 */
function listenProblem(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE')
    return new BadConfig(`Port ${port} is in use: choose another with PORT=…`);
  if (error.code === 'EADDRNOTAVAIL')
    return new BadConfig(`HOST=${host} is no address of this machine`);
  return error;
}

interface AppParts {
  readonly config: Config;
  readonly folders: ClientFolders;
  readonly admission: Admission;
}

function createApp(services: Services, { config, folders, admission }: AppParts): Application {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const publicAddress = config.cluster?.publicAddress;
  app.use((request, response, next) => {
    response
      .set(PROTECTION)
      .set(
        'Content-Security-Policy',
        contentPolicy({ hosts: admission.hostsOf(request), publicAddress }),
      );
    next();
  });
  app.use((_request, response, next) => {
    if (!services.leaving.aborted) return next();
    response.set({ Connection: 'close', 'Retry-After': '1' });
    throw new Refusal(503, 'leaving', 'this server goes away; ask again');
  });
  app.use((request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || admission.isOwnPage(request))
      return next();
    throw new Refusal(403, 'other-site', 'a page of another site may not ask for this');
  });
  mountMatchmaking(app, services);
  mountApi(app, services, new Directory(services));
  mountClient(app, folders);
  mountRefusals(app, services);
  return app;
}

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

/** Colyseus logs loose text. */
function colyseusLogger(logger: Logger): Pick<Logger, Level> {
  const child = logger.child({ from: 'colyseus' });
  const write =
    (level: Level) =>
    (...words: unknown[]): void => {
      const text = words.map(String).join(' ');
      // whoever starts the server hears as an error of what cannot be listened on, and says it in
      // one line
      if (!/EADDR(INUSE|NOTAVAIL)/.test(text)) child[level](text);
    };
  return {
    trace: write('trace'),
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
}
