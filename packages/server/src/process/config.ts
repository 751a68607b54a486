import { z } from 'zod';

const flag = z.enum(['on', 'off']);
/** 0 is for ever. */
const days = z.coerce.number().int().min(0).max(36_500).default(0);

/**
 * Names the format of a service's address instead of the value, whose password must not be printed.
 */
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

/** The protocol, host and port at which browsers find the server, without a path. */
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
  /** The address at which browsers reach this server: host, port and path, without a protocol. */
  readonly publicAddress: string;
}

export interface Config {
  /** The only local address to listen on; undefined for all of them. */
  readonly host: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of the SQLite database. */
  readonly dataDir: string;
  /** A PostgreSQL database instead, which several servers may share. */
  readonly databaseUrl: string | undefined;
  /** How several servers find each other; each of them then has an address of its own. */
  readonly cluster: ClusterConfig | undefined;
  /** The address under which browsers reach the server, when it is not the one it listens on. */
  readonly publicUrl: string | undefined;
  readonly logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  /** The token for GET /metrics; undefined opens it to this machine only. */
  readonly metricsToken: string | undefined;
  /** Off only for servers that are not reachable from outside, such as in load tests. */
  readonly rateLimits: boolean;
  /** How many proxies in front of the server add to X-Forwarded-For; 0 trusts none. */
  readonly trustProxy: number;
  /** How long a person must be away from a seat before a notice is sent, in seconds. */
  readonly notifyAfter: number;
  /** How long a match must wait for an absent person until a bot may be proposed, in s. */
  readonly standInAfter: number;
  /** The operator's contact address for push services: `mailto:` or `https:`. */
  readonly notifyContact: string | undefined;
  /** Whether notices may go to this machine, also without TLS. */
  readonly notifyLoopback: boolean;
  /** For how many days a finished match is kept; 0 for ever. */
  readonly keepEndedDays: number;
  /** For how many days an unfinished match without changes is kept; 0 for ever. */
  readonly keepQuietDays: number;
  /** For how many days an unused backup of seats is kept; 0 for ever. */
  readonly keepBackupsDays: number;
}

/** An invalid setting; the message names each one and its allowed values. */
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

/** An address may hold a password, at any position. */
const mayHoldSecret = (value: string): boolean => value.includes('@');

/** Addresses that are not reachable from the internet. */
const PRIVATE =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;
const EVERYWHERE = ['0.0.0.0', '::'];

/** The name under which a browser on this machine reaches a server on `host`. */
export function nameOf(host: string | undefined): string {
  if (host === undefined || EVERYWHERE.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Warnings about allowed settings that open more access than most operators want; HOST set to all
 * addresses declares that the port is protected by other means.
 */
export function warningsAbout({ host, port, trustProxy }: Config): readonly string[] {
  if (trustProxy === 0 || (host !== undefined && (EVERYWHERE.includes(host) || PRIVATE.test(host))))
    return [];
  const where = host === undefined ? `port ${port} of this machine` : `${host}:${port}`;
  return [
    `TRUST_PROXY=${trustProxy} believes X-Forwarded-For, and a client that reaches ${where} past the proxy can forge it, ` +
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
