import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = 'src/worker/service-worker.ts';
/** Files without a hash in their name that the program needs to start. */
const LOOSE = ['icon.svg', 'icon-turn.svg'];
const PACKED = /\.(br|gz)$/;
/** Scripts that none of the client's languages uses. */
const FOREIGN = /-(cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-/;

/** Builds the service worker beside the page, with the list of the files that it caches. */
export function serviceWorker(): Plugin {
  let outDir = '';
  let root = '';
  return {
    name: 'atoll-service-worker',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          ...{ configFile: false, root, publicDir: false, logLevel: 'warn' },
          define: { BUILD: JSON.stringify(await builtIn(outDir)) },
          build: {
            ...{ outDir, emptyOutDir: false, target: 'es2022' },
            rolldownOptions: {
              input: join(root, ENTRY),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

/**
 * The files of a finished build to cache; the version is derived from the content of all of them.
 */
async function builtIn(outDir: string) {
  const hashed = readdirSync(join(outDir, 'assets'))
    .filter((name) => !PACKED.test(name) && !FOREIGN.test(name))
    .sort()
    .map((name) => `/assets/${name}`);
  const hash = createHash('sha256').update(hashed.join('\n'));
  for (const name of ['index.html', ...LOOSE]) hash.update(await readFile(join(outDir, name)));
  const version = hash.digest('hex').slice(0, 12);
  return { version, hashed, loose: ['/', ...LOOSE.map((name) => `/${name}`)] };
}
