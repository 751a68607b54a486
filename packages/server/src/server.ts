import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Catalog, catalog as productCatalog } from '@atoll/catalog';
import { matchMaker, Server } from 'colyseus';
import { Encoder } from '@colyseus/schema';
import { BotPool, type BotPoolOptions } from './bots/bot-pool.ts';
import { botRegistry } from './bots/bot-registry.ts';
import { createApp } from './http/app.ts';
import { Limits } from './limits/limits.ts';
import { colyseusLogger } from './process/colyseus-logger.ts';
import { BadConfig, type Config, nameOf, warningsAbout } from './process/config.ts';
import { endConnections } from './process/end-connections.ts';
import { createLogger, type Logger } from './process/logger.ts';
import { createMetrics, type Metrics } from './process/metrics.ts';
import { RoomClocks } from './room/room-clocks.ts';
import { Directory, ROOM_NAME } from './room/directory.ts';
import { Turns } from './match/turns.ts';
import { Notices } from './notify/notices.ts';
import { REVIEW_ROOM, ReviewRoom } from './room/review/review-room.ts';
import type { Services } from './room/services.ts';
import { TableRoom } from './room/table-room.ts';
import { Recorder } from './room/recorder.ts';
import { Expiry } from './store/expiry.ts';
import type { MatchStore } from './store/match-store.ts';
import { openStore } from './store/open-store.ts';
import { TournamentRunner } from './tournament/tournament-runner.ts';
import { Admission } from './transport/admission.ts';
import { ConnectionNetworks } from './transport/connection-networks.ts';
import { GuardedTransport } from './transport/guarded-transport.ts';

/** The largest message that a client may send, in bytes. */
const MAX_MESSAGE = 16 * 1024;
/**
 * Colyseus allocates buffers of this many bytes for every table, which our serializer drops at
 * once.
 */
const STATE_BUFFER = 8 * 1024;
/**
 * A client asks by itself when nothing arrives; this finds connections of vanished clients, after
 * 30 to 45 s.
 */
const PING_MS = 15_000;
const IDLE_MS = 60_000;
/** Time within which a request must arrive, in ms. */
const SLOWEST_REQUEST = 20_000;
/** Long enough to reload a page, or to change from one network to another, in ms. */
const GRACE_MS = 20_000;
/** A little slower than the default pace of bots, in ms. */
const LEAST_PACE_MS = 1000;
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
  /** How often tournaments look for finished matches, in ms. */
  readonly tournamentMs?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The delays between the attempts to send a notice. */
  readonly retriesMs?: readonly number[];
}

export interface RunningServer {
  readonly port: number;
  /** The address at which browsers find it. */
  readonly address: string;
  readonly metrics: Metrics;
  /**
   * Finishes and answers pending requests, tells every client about the shutdown, and closes the
   * store.
   */
  close(): Promise<void>;
}

/**
 * Starts the server. One process holds at most one at a time, since Colyseus keeps its rooms in the
 * module. Throws `BadConfig` when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config } = options;
  const pool = new BotPool(options.bots);
  const leaving = new AbortController();
  const services = await createServices(options, { pool, leaving: leaving.signal });
  const { logger, metrics } = services;
  const admission = new Admission(services.limits, { config });
  const http = createServer({ headersTimeout: SLOWEST_REQUEST, requestTimeout: SLOWEST_REQUEST });
  http.on('connection', (socket) => admission.arrive(socket));
  const server = createColyseus(services, { http, admission });
  const occupied = new Promise<never>((_resolve, reject) =>
    http.once('error', (error) => reject(listenProblem(error, config))),
  );
  await Promise.race([server.listen(config.port, config.host), occupied]);
  // Colyseus would read a body of any size, for any client and any number of times, and admit the
  // pages of every site.
  http.removeAllListeners('request');
  const directory = new Directory(services);
  const folders = {
    client: options.clientFolder ?? CLIENT_FOLDER,
    art: options.artFolder ?? ART_FOLDER,
  };
  http.on('request', createApp(services, { config, folders, admission, directory }));
  const { port } = http.address() as AddressInfo;
  logger.debug({ port, games: Object.keys(services.catalog) }, 'listening');
  services.notices.start();
  const expiry = new Expiry({ ...services, config });
  expiry.start();
  const recorder = new Recorder(services);
  recorder.start();
  const everyMs = options.tournamentMs;
  const tournaments = new TournamentRunner({
    ...{ services, directory },
    ...(everyMs === undefined ? {} : { everyMs }),
  });
  tournaments.start();
  for (const warning of warningsAbout({ ...config, port })) logger.warn(warning);
  return {
    port,
    address: config.publicUrl ?? `http://${nameOf(config.host)}:${port}`,
    metrics,
    close: async () => {
      leaving.abort();
      await tournaments.close();
      await endConnections({ tables: metrics.tables, http, server });
      await pool.close();
      await services.notices.close();
      await expiry.close();
      await recorder.close();
      await services.store.close();
      logger.info('closed');
    },
  };
}

/** The services of the server: the given ones, and defaults for the rest. */
async function createServices(
  options: ServerOptions,
  { pool, leaving }: { readonly pool: BotPool; readonly leaving: AbortSignal },
): Promise<Services> {
  const { config } = options;
  const logger = options.logger ?? createLogger(config.logLevel);
  const store = options.store ?? (await openStore(config, logger));
  const cluster =
    config.cluster &&
    (await import('./cluster/redis-cluster.ts')).joinCluster(config.cluster, logger);
  const shared = {
    catalog: options.catalog ?? productCatalog,
    store,
    metrics: createMetrics(() => store.failure !== ''),
    clocks: new RoomClocks(),
    logger,
    now: options.now ?? Date.now,
    leaving,
    turns: new Turns(),
  };
  return {
    ...shared,
    bots: botRegistry(pool),
    notices: new Notices({
      ...shared,
      config,
      holds: (matchId) => matchMaker.getLocalRoomById(matchId) !== undefined,
      ...(options.retriesMs && { retries: options.retriesMs }),
    }),
    limits: new Limits({ enabled: config.rateLimits }),
    idleMs: options.idleMs ?? IDLE_MS,
    grace: options.graceMs ?? GRACE_MS,
    standInAfter: config.standInAfter * 1000,
    leastPace: options.leastPaceMs ?? LEAST_PACE_MS,
    networks: new ConnectionNetworks(config.trustProxy),
    throttled: config.rateLimits,
    cluster,
    closing: new Map(),
  };
}

/** The Colyseus server with its two kinds of rooms. */
function createColyseus(
  services: Services,
  { http, admission }: { readonly http: HttpServer; readonly admission: Admission },
): Server {
  const { cluster, limits, logger, metrics, networks } = services;
  Encoder.BUFFER_SIZE = STATE_BUFFER;
  const server = new Server({
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLogger(logger),
    // The server that gets the request opens the table; the proxy in front distributes the
    // requests.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    ...(cluster && {
      presence: cluster.presence,
      driver: cluster.driver,
      publicAddress: cluster.publicAddress,
    }),
    transport: new GuardedTransport(
      { server: http, pingInterval: PING_MS, pingMaxRetries: 1, maxPayload: MAX_MESSAGE },
      {
        admit: (request) => admission.admit(request),
        arrived: (socket, request) => networks.note(socket, request),
        delay: (socket) => limits.takeWork({ address: networks.of(socket) }, 1),
        refused: () => metrics.refusedFrames.inc(),
      },
    ),
  });
  server.define(ROOM_NAME, TableRoom, { services });
  server.define(REVIEW_ROOM, ReviewRoom, { services });
  return server;
}

/**
 * The error of opening the port; a taken port, or an address of another machine, is an invalid
 * setting.
 */
function listenProblem(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE')
    return new BadConfig(`Port ${port} is in use: choose another with PORT=…`);
  if (error.code === 'EADDRNOTAVAIL')
    return new BadConfig(`HOST=${host} is no address of this machine`);
  return error;
}
