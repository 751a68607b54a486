import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './freshness.mjs';
import { Hint, root, runNode } from './run.mjs';

const locked = 'package-lock.json';
const inClient = ['art', 'bots', 'catalog', 'client', 'engine', 'games', 'protocol'];

/** What is built, in order. Everything else runs from its sources. */
const builds = [
  {
    name: 'textures',
    output: 'packages/art/dist',
    inputs: [locked, 'packages/art'],
    args: ['packages/art/bake/main.ts'],
  },
  {
    name: 'client',
    output: 'packages/client/dist',
    inputs: [locked, 'tsconfig.base.json', ...inClient.map((name) => `packages/${name}`)],
    args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', 'packages/client'],
  },
];

/** Builds what is missing or older than its sources. */
export async function ensureBuilt() {
  for (const { name, output, inputs, args } of builds) {
    const build = async () => {
      console.log(`Building the ${name} …`);
      const { code } = await runNode(args);
      if (code !== 0) throw new Hint(`Building the ${name} failed: see above.`);
      if (!existsSync(path.join(root, output))) throw new Hint(`Building the ${name} left no ${output}.`);
    };
    await buildIfStale({ inputs, output, build });
  }
}
