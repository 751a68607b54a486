import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { Service } from '../service.ts';

/** Why tests of several servers cannot run here, or ''. */
export function missingDatabases(): string {
  const found = { postgresql: postgresFolder(), 'redis-server': onPath('redis-server') };
  const missing = Object.entries(found)
    .filter(([, place]) => place === undefined)
    .map(([name]) => name);
  return missing.length === 0
    ? ''
    : `Several servers are not tested here: install ${missing.join(' and ')}.`;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export interface Database {
  readonly url: string;
  readonly service: Service;
}

/**
 * A PostgreSQL of its own on a free port, as an unprivileged user since it refuses to run as root;
 * its data lies below `place`, by default in memory. By default it does not wait for the disk:
 * tests kill processes, never the machine.
 */
export async function startPostgres(
  place?: string,
  flushes: 'skipped' | 'awaited' = 'skipped',
): Promise<Database> {
  const bin = postgresFolder() as string;
  const port = await freePort();
  const user = unprivileged();
  const url = `postgres://atoll@127.0.0.1:${port}/postgres`;
  const service = new Service({
    start: (folder) => {
      const options = [
        ...['-D', path.join(folder, 'data'), '-p', String(port), '-k', folder],
        ...(flushes === 'skipped' ? ['-F'] : []),
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
        // so that nothing is left outside of the folder when it is killed
        ...['-c', 'dynamic_shared_memory_type=mmap'],
      ];
      return spawn(path.join(bin, 'postgres'), options, { ...user, stdio: 'ignore' });
    },
    ready: async () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
      await client.connect();
      await client.end();
    },
    place,
  });
  await service.startOrRemove(async () => {
    if (user) chownSync(service.folder, user.uid, user.gid);
    await layData(path.join(service.folder, 'data'), { bin, user });
  });
  return { url, service };
}

/** A Redis of its own on a free port, which forgets everything when it ends. */
export async function startRedis(): Promise<Database> {
  const port = await freePort();
  const service = new Service({
    start: (folder) =>
      spawn(
        'redis-server',
        [
          ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
          ...['--databases', '1024'],
        ],
        { stdio: 'ignore' },
      ),
    ready: async () => promisify(execFile)('redis-cli', ['-p', String(port), 'ping']),
  });
  await service.startOrRemove();
  return { url: `redis://127.0.0.1:${port}`, service };
}

/** Why a pooler in front of PostgreSQL cannot be tested here, or ''. */
export const missingPgBouncer = (): string =>
  pgBouncer() === undefined || missingDatabases() !== ''
    ? 'PgBouncer is not tried here: install pgbouncer.'
    : '';

/**
 * A PgBouncer in front of a PostgreSQL; its two connections pass from client to client with every
 * transaction.
 */
export async function startPgBouncer(database: string): Promise<Database> {
  const port = await freePort();
  const behind = new URL(database);
  const address = new URL(database);
  address.port = String(port);
  const settings = [
    '[databases]',
    `* = host=${behind.hostname} port=${behind.port} user=${behind.username}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\ndefault_pool_size = 2\nserver_login_retry = 1',
  ];
  const user = unprivileged();
  const service = new Service({
    start: (folder) =>
      spawn(pgBouncer() as string, [path.join(folder, 'pgbouncer.ini')], {
        ...{ ...user, stdio: 'ignore' },
      }),
    ready: async () => {
      const client = new pg.Client({ connectionString: address.href });
      await client.connect();
      await client.end();
    },
  });
  await service.startOrRemove(() => {
    if (user) chownSync(service.folder, user.uid, user.gid);
    writeFileSync(path.join(service.folder, 'pgbouncer.ini'), settings.join('\n'));
  });
  return { url: address.href, service };
}

/** Debian keeps it in a folder of the administrator. */
const pgBouncer = (): string | undefined =>
  onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find((file) => existsSync(file));

interface DataOwner {
  readonly bin: string;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

/** Creates the data of a new PostgreSQL. */
async function layData(folder: string, { bin, user }: DataOwner): Promise<void> {
  const options = ['-D', folder, '-U', 'atoll', '-A', 'trust', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'initdb'), options, { ...user });
}

function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => path.join(debian, version, 'bin'))
    : [];
  const whole = (folder: string): boolean =>
    ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name)));
  return [...versions, path.dirname(onPath('initdb') ?? '')].find(whole);
}

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}
