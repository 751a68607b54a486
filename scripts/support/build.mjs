import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './freshness.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { Hint, root, runNode } from './run.mjs';

const locked = 'package-lock.json';
const inClient = ['art', 'bots', 'catalog', 'client', 'engine', 'games', 'protocol', 'table-kit'];

/** The drawings of the games that have their own. */
const ofGames = readdirSync(path.join(root, 'packages/games'))
  .map((game) => `packages/games/${game}/art`)
  .filter((folder) => existsSync(path.join(root, folder)));
const bake = {
  output: 'packages/art/dist',
  inputs: [locked, 'packages/art', 'packages/catalog/bake', ...ofGames],
  script: 'packages/catalog/bake/main.ts',
};
/** What a first table needs of the pictures, and all of them. */
const pictures = {
  first: {
    ...bake,
    name: 'pictures of a first table',
    stamp: '.first',
    args: [bake.script, '--first'],
  },
  whole: { ...bake, name: 'pictures', stamp: '.whole', args: [bake.script] },
  finer: { ...bake, name: 'finer pictures', stamp: '.whole', args: [bake.script, '--behind'] },
};
const client = {
  name: 'client',
  output: 'packages/client/dist',
  inputs: [locked, 'tsconfig.base.json', ...inClient.map((name) => `packages/${name}`)],
  args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', 'packages/client'],
};
const config = 'packages/client/unreleased.config.ts';
/** The client with the unreleased games, for browser tests. */
const unreleased = {
  name: 'client of the unreleased games',
  output: '.cache/unreleased',
  inputs: client.inputs,
  args: [...client.args.slice(0, -1), '--mode', 'unreleased', '--config', config],
};

/**
 * Builds everything that is missing or older than its sources. Other parts run from their sources.
 */
export async function ensureBuilt() {
  await oneAtATime('build', () => Promise.all([ensure(pictures.whole), ensure(client)]));
}

/** Builds the client of the unreleased games, which no server of the product shows. */
export async function ensureUnreleased() {
  await oneAtATime('build', () => ensure(unreleased));
}

/** Builds what a first table needs; `drawFinerPictures` makes the rest. */
export async function ensurePlayable() {
  await oneAtATime('build', () => Promise.all([ensure(pictures.first), ensure(client)]));
}

/**
 * Draws the pictures that `ensurePlayable` left out, at low priority. The drawing process reports a
 * failure; the next start tries again.
 * @param {AbortSignal} signal ends it
 */
export async function drawFinerPictures(signal) {
  const { args, ...rest } = pictures.finer;
  const build = async () => {
    const { code } = await runNode(args, { signal });
    if (code !== 0) throw new Hint('');
  };
  await buildIfStale({ ...rest, build }).catch((error) => {
    if (!(error instanceof Hint) && !signal.aborted) throw error;
  });
}

/**
 * @param {{ name: string, inputs: readonly string[], output: string, stamp?: string, args: readonly
 * string[] }} work
 */
async function ensure({ name, args, ...work }) {
  const build = async () => {
    console.log(`Building the ${name} …`);
    const { code } = await runNode(args);
    if (code !== 0) throw new Hint(`Building the ${name} failed: see above.`);
    if (!existsSync(path.join(root, work.output)))
      throw new Hint(`Building the ${name} left no ${work.output}.`);
  };
  await buildIfStale({ ...work, build });
}
