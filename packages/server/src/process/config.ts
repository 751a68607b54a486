import { z } from 'zod';

const flag = z.enum(['on', 'off']);
/** 0 is for ever. */
const days = z.coerce.number().int().min(0).max(36_500).default(0);

/** Names how the address of a service is written, since its password must not be printed. */
const serviceUrl = (protocol: RegExp, example: string) =>
  z
    .string()
    .refine((value) => isServiceUrl(value, protocol), {
      error: `has to be an address such as ${example}; in user and password write % as %25, # as %23, / as %2F, ? as %3F, @ as %40 and : as %3A`,
    });

function isServiceUrl(value: string, protocol: RegExp): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol: given, hash, search, pathname, username, password } = new URL(value);
  const isSplit = [search, pathname].some((part) => part.includes('@'));
  return protocol.test(given) && hash === '' && !isSplit && isEscaped(username + password);
}

function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The protocol, host and port at which browsers find the server, without anything behind. */
const publicUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !URL.canParse(value) || isRoot(new URL(value)), {
    error:
      'has to be a host with no path behind it, such as https://atoll.example.org: pages and links begin at its root, so give Atoll a host name of its own',
  });

const isRoot = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === '/' && [search, hash, username, password].every((part) => part === '');

const schema = z.object({
  HOST: z
    .union(
      [z.ipv4(), z.ipv6(), z.literal('localhost')],
      'an address of this machine, such as 127.0.0.1, or localhost',
    )
    .optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(2567),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: serviceUrl(
    /^postgres(ql)?:$/,
    'postgres://user:password@host:5432/atoll',
  ).optional(),
  REDIS_URL: serviceUrl(/^rediss?:$/, 'redis://:password@host:6379').optional(),
  PUBLIC_URL: publicUrl.optional(),
  PUBLIC_ADDRESS: z
    .string()
    .regex(/^[\w.-]+(:\d+)?(\/[\w-]+)*$/, 'a host with port and path, such as atoll.example/s1')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().optional(),
  RATE_LIMITS: flag.default('on'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  NOTIFY_AFTER: z.coerce.number().min(0).max(3600).default(20),
  STAND_IN_AFTER: z.coerce.number().min(0).max(86_400).default(60),
  NOTIFY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      error: 'has to be mailto: with an address, or an address that begins with https://',
    })
    .optional(),
  NOTIFY_LOOPBACK: flag.default('off'),
  KEEP_ENDED_DAYS: days,
  KEEP_QUIET_DAYS: days,
  KEEP_BACKUPS_DAYS: days.default(365),
});

export interface ClusterConfig {
  readonly redisUrl: string;
  /** Where browsers reach this very server: host, port and path, without a protocol. */
  readonly publicAddress: string;
}

export interface Config {
  /** The address of this machine that alone is listened on; undefined for all of them. */
  readonly host: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where the database lives when it is SQLite. */
  readonly dataDir: string;
  /** A PostgreSQL database instead, which several servers may share. */
  readonly databaseUrl: string | undefined;
  /** What several servers find each other by; each of them has an address of its own then. */
  readonly cluster: ClusterConfig | undefined;
  /** The address under which browsers reach the server, when it is not the one it listens on. */
  readonly publicUrl: string | undefined;
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** What opens GET /metrics; undefined opens it to this machine alone. */
  readonly metricsToken: string | undefined;
  /** Off only where nobody from outside can reach the server, such as in load tests. */
  readonly rateLimits: boolean;
  /** How many proxies in front of the server add to X-Forwarded-For; 0 believes none. */
  readonly trustProxy: number;
  /** How long nobody must be at a seat before its person is told what happened, in seconds. */
  readonly notifyAfter: number;
  /** For how long a match must wait for somebody who is away until a bot may be proposed, in s. */
  readonly standInAfter: number;
  /** Where push services find whoever runs this server: `mailto:` or `https:`. */
  readonly notifyContact: string | undefined;
  /** Whether notices may go to this very machine, also without TLS. */
  readonly notifyLoopback: boolean;
  /** For how many days a match is kept once it is over; 0 for ever. */
  readonly keepEndedDays: number;
  /** For how many days one is kept that is not over and in which nothing happens; 0 for ever. */
  readonly keepQuietDays: number;
  /** For how many days a backup of seats is kept that nobody uses; 0 for ever. */
  readonly keepBackupsDays: number;
}

/** A setting that makes no sense; the message names each one and what is allowed. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

/**
 * Reads the settings from environment variables; empty ones count as absent. Throws `BadConfig`.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) => {
      const value = String(given[String(name)]);
      return `${String(name)}${mayHoldSecret(value) ? '' : `=${value}`}: ${message}`;
    });
    throw new BadConfig(problems.join('\n'));
  }
  const { data } = parsed;
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    cluster: clusterConfig(data),
    publicUrl: data.PUBLIC_URL,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    rateLimits: data.RATE_LIMITS === 'on',
    trustProxy: data.TRUST_PROXY,
    notifyAfter: data.NOTIFY_AFTER,
    standInAfter: data.STAND_IN_AFTER,
    notifyContact: data.NOTIFY_CONTACT ?? secureAddress(data.PUBLIC_URL),
    notifyLoopback: data.NOTIFY_LOOPBACK === 'on',
    keepEndedDays: data.KEEP_ENDED_DAYS,
    keepQuietDays: data.KEEP_QUIET_DAYS,
    keepBackupsDays: data.KEEP_BACKUPS_DAYS,
  };
}

const secureAddress = (address: string | undefined): string | undefined =>
  address?.startsWith('https:') ? address : undefined;

/** An address may hold a password, wherever its signs have put it. */
const mayHoldSecret = (value: string): boolean => value.includes('@');

/** Addresses that nobody reaches from the internet. */
const PRIVATE =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;
const EVERYWHERE = ['0.0.0.0', '::'];

/** How a browser on this machine calls what listens on `host`. */
export function nameOf(host: string | undefined): string {
  if (host === undefined || EVERYWHERE.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * What is allowed and yet gives access that few would want to give; whoever sets HOST to all
 * addresses says that the port is closed to others by other means.
 */
export function warningsAbout({ host, port, trustProxy }: Config): readonly string[] {
  if (trustProxy === 0 || (host !== undefined && (EVERYWHERE.includes(host) || PRIVATE.test(host))))
    return [];
  const where = host === undefined ? `port ${port} of this machine` : `${host}:${port}`;
  return [
    `TRUST_PROXY=${trustProxy} believes X-Forwarded-For, and whoever reaches ${where} past the proxy can forge it, ` +
      'and so escape every limit: set HOST=127.0.0.1, or the address that only the proxy reaches; ' +
      'or close the port to others and say so by HOST=0.0.0.0',
  ];
}

function clusterConfig(data: z.output<typeof schema>): ClusterConfig | undefined {
  const { REDIS_URL: redisUrl, DATABASE_URL, PUBLIC_ADDRESS: publicAddress } = data;
  if (redisUrl === undefined) return undefined;
  if (DATABASE_URL === undefined)
    throw new BadConfig(
      'REDIS_URL is for several servers, and they need a DATABASE_URL that they share',
    );
  if (publicAddress === undefined)
    throw new BadConfig(
      'REDIS_URL is for several servers, and each needs a PUBLIC_ADDRESS of its own',
    );
  return { redisUrl, publicAddress };
}
