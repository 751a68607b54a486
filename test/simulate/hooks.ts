import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A change of one source file, as it is loaded. */
export interface SourceChange {
  /** From the root of the repository. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const ROOT = path.join(import.meta.dirname, '../..');
const urlOf = (file: string): string => pathToFileURL(path.join(ROOT, file)).href;

/** What stands for packages and modules that reach out of the process, or out of simulated time. */
const SHIMS: Readonly<Record<string, string>> = {
  pg: urlOf('test/simulate/shims/pg.ts'),
  ioredis: urlOf('test/simulate/shims/ioredis.ts'),
  nanoid: urlOf('test/simulate/shims/nanoid.ts'),
  'node:fs': urlOf('test/simulate/shims/fs.ts'),
  'node:sqlite': urlOf('test/simulate/shims/sqlite.ts'),
  'node:worker_threads': urlOf('test/simulate/shims/worker-threads.ts'),
};

/** What every server has for itself, since it stands for a process of its own. */
const OF_SERVERS = [
  urlOf('packages/server/src/'),
  urlOf('node_modules/@colyseus/core/'),
  urlOf('node_modules/@colyseus/redis-driver/'),
  urlOf('node_modules/@colyseus/redis-presence/'),
  urlOf('node_modules/@colyseus/ws-transport/'),
  urlOf('node_modules/colyseus/'),
  urlOf('test/simulate/server-code.ts'),
];

/** Lets go of what Colyseus keeps in its modules, as the end of a process does. */
const RESET = `
export function forgetProcess() {
  for (const id of Object.keys(rooms)) delete rooms[id];
  events.removeAllListeners();
  disposingRoomCount = 0;
  processId = state = presence = driver = undefined;
  onReady = new Deferred();
  _healthCheckByProcessId = {};
  isCheckingSwept = false;
}
`;
/**
 * A client is told with each connection what the state of a room consists of, and builds classes
 * for that: in one process the same classes do, which makes all that reads them quicker.
 */
const SAME_CLASSES = `
const known = new Map();
Reflection.decode = function (bytes, it = { offset: 0 }) {
    const key = Buffer.from(bytes).toString("latin1", it.offset);
    let found = known.get(key);
    if (!found) {
        const { state, context } = decodeReflection(bytes, it);
        found = { offset: it.offset, context, root: state.constructor };
        known.set(key, found);
    }
    it.offset = found.offset;
    return new Decoder(new found.root(), found.context);
};
const decodeReflection = function (bytes, it) {`;
const CHANGES: readonly SourceChange[] = [
  {
    file: 'node_modules/@colyseus/schema/build/index.mjs',
    find: 'Reflection.decode = function (bytes, it) {',
    replace: SAME_CLASSES,
  },
  {
    file: 'node_modules/@colyseus/core/build/MatchMaker.mjs',
    find: 'function getRoomChannel(',
    replace: `${RESET}function getRoomChannel(`,
  },
  {
    // What it looks for is never there, and looking takes real time.
    file: 'node_modules/@colyseus/core/build/Stats.mjs',
    find: 'import("@pm2/io")',
    replace: 'lastPersisted = 0, persistTimeout = undefined, Promise.reject()',
  },
  {
    file: 'node_modules/colyseus/build/index.mjs',
    find: /export \* from "@colyseus\/(auth|tools|monitor|playground)";\n/.source,
    replace: '',
  },
];

/**
 * Has every server load the code under test for itself (`?server=NAME`), with the world outside
 * replaced, and with some sources changed. To be called before any of it is loaded.
 */
export function hookModules(mutation: readonly SourceChange[] = []): void {
  registerHooks({
    resolve(specifier, context, next) {
      const server = /\?server=\w+/.exec(context.parentURL ?? '')?.[0] ?? '';
      const shim = server === '' ? undefined : SHIMS[specifier];
      if (shim) return { url: shim, shortCircuit: true };
      const resolved = next(specifier, context);
      if (server === '' || resolved.url.includes('?')) return resolved;
      return OF_SERVERS.some((prefix) => resolved.url.startsWith(prefix))
        ? { ...resolved, url: resolved.url + server }
        : resolved;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith('file:')) return loaded;
      const file = path.relative(ROOT, fileURLToPath(url.split('?')[0]!));
      const changes = [...CHANGES, ...mutation].filter((change) => change.file === file);
      if (changes.length === 0) return loaded;
      const text = changes.reduce(applied, String(textOf(loaded.source)));
      return { ...loaded, source: text };
    },
  });
}

const textOf = (source: unknown): string =>
  typeof source === 'string' ? source : Buffer.from(source as Uint8Array).toString();

function applied(text: string, { file, find, replace }: SourceChange): string {
  if (file.includes('node_modules/colyseus/'))
    return text.replaceAll(new RegExp(find, 'g'), replace);
  if (text.split(find).length !== 2)
    throw new Error(`${file} does not hold exactly once:\n${find}`);
  return text.replace(find, () => replace);
}
