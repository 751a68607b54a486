import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { endWithParent } from './end-with-parent.ts';

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

/** How long a program may take until it answers, in ms. */
const TIMEOUT_MS = 60_000;
/** How often one that ends at once is started. */
const STARTS = 10;

/** A program that runs for a test, and can be killed and started again. */
class Service {
  readonly folder: string;
  readonly #start: (folder: string) => ChildProcess;
  readonly #ready: () => Promise<unknown>;
  #process: ChildProcess | undefined;

  constructor(
    start: (folder: string) => ChildProcess,
    ready: () => Promise<unknown>,
    folder = tmpdir(),
  ) {
    this.folder = mkdtempSync(path.join(folder, 'atoll-service-'));
    this.#start = start;
    this.#ready = ready;
  }

  /**
   * What is left of a killed program may keep the next one from starting for a moment, so that one
   * that ends at once is started again.
   */
  async start(): Promise<void> {
    this.#process = endWithParent(this.#start(this.folder));
    const begin = performance.now();
    for (
      let tries = 1;
      !(await this.#ready().then(
        () => true,
        () => false,
      ));
      await wait(50)
    ) {
      if (performance.now() - begin > TIMEOUT_MS)
        throw new Error(`${this.#process.spawnfile} was not ready within ${TIMEOUT_MS} ms`);
      const { exitCode, signalCode } = this.#process;
      if (exitCode === null && signalCode === null) continue;
      if (tries++ === STARTS)
        throw new Error(`${this.#process.spawnfile} ended with ${exitCode ?? signalCode}`);
      await wait(250);
      this.#process = endWithParent(this.#start(this.folder));
    }
  }

  /**
   * A program that is stopped so answers nobody, nor do those that it started; it knows of nothing
   * when it goes on.
   */
  pause(): void {
    this.#signal('SIGSTOP');
  }

  goOn(): void {
    this.#signal('SIGCONT');
  }

  #signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const { pid } = this.#process ?? {};
    if (pid === undefined) return;
    process.kill(pid, signal);
    const listed = spawnSync('ps', ['--ppid', String(pid), '-o', 'pid='], {
      encoding: 'utf8',
    }).stdout;
    for (const child of listed
      .split('\n')
      .map(Number)
      .filter((id) => id > 0)) {
      try {
        process.kill(child, signal);
      } catch {
        // It ended meanwhile.
      }
    }
  }

  async stop(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT' = 'SIGKILL'): Promise<void> {
    const stopping = this.#process;
    this.#process = undefined;
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    stopping.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop('SIGINT');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Starts it, or leaves nothing of it behind. */
  async startOrRemove(prepare: () => void = () => undefined): Promise<void> {
    try {
      prepare();
      await this.start();
    } catch (error) {
      await this.remove();
      throw error;
    }
  }
}

export interface Database {
  readonly url: string;
  readonly service: Service;
}

/**
 * A PostgreSQL of its own on a free port, as an unprivileged user since it refuses to run as root;
 * its data lies below `place`, by default where temporary files do. It does not wait for the disk:
 * tests kill processes, never the machine.
 */
export async function startPostgres(place?: string): Promise<Database> {
  const bin = postgresFolder() as string;
  const port = await freePort();
  const user = unprivileged();
  const url = `postgres://atoll@127.0.0.1:${port}/postgres`;
  const service = new Service(
    (folder) => {
      const options = [
        '-D',
        path.join(folder, 'data'),
        '-p',
        String(port),
        '-k',
        folder,
        '-F',
        '-c',
        'listen_addresses=127.0.0.1',
      ];
      return spawn(path.join(bin, 'postgres'), options, { ...user, stdio: 'ignore' });
    },
    async () => {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
      await client.connect();
      await client.end();
    },
    place,
  );
  await service.startOrRemove(() => {
    if (user) chownSync(service.folder, user.uid, user.gid);
    const folder = path.join(service.folder, 'data');
    execFileSync(
      path.join(bin, 'initdb'),
      ['-D', folder, '-U', 'atoll', '-A', 'trust', '--no-sync'],
      { ...user, stdio: 'ignore' },
    );
  });
  return { url, service };
}

/** A Redis of its own on a free port, which forgets everything when it ends. */
export async function startRedis(): Promise<Database> {
  const port = await freePort();
  const service = new Service(
    (folder) =>
      spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
        { stdio: 'ignore' },
      ),
    async () => execFileSync('redis-cli', ['-p', String(port), 'ping'], { stdio: 'pipe' }),
  );
  await service.startOrRemove();
  return { url: `redis://127.0.0.1:${port}`, service };
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
