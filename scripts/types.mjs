import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { program, root, runNode } from './support/run.mjs';

const atOnce = 2;

/**
 * Type-checks every package, two at a time, and prints what the compiler says of those that fail.
 * TypeScript 7 checks several times faster; ts-jest and the linter need the API of TypeScript 6,
 * which is the package of that name.
 */
await program(async () => {
  const waiting = projects();
  const failed = [];
  const worker = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const { code, output } = await runNode(
        ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', folder],
        { capture: true },
      );
      if (code === 0) continue;
      failed.push(folder);
      console.error(`${folder}\n${output}`);
    }
  };
  const total = waiting.length;
  await Promise.all(Array.from({ length: atOnce }, worker));
  console.log(`${total - failed.length} of ${total} packages type-check.`);
  if (failed.length > 0) process.exitCode = 1;
});

/**
 * The rules of a game know neither Node nor a browser, so its client, its tests and its benches,
 * which do, are projects of their own.
 * @returns {string[]} folders; a package without a tsconfig.json fails in the compiler, or it would
 * go unchecked
 */
function projects() {
  const packages = ['packages', 'packages/games']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
  const parts = packages
    .flatMap((folder) => [`${folder}/art`, `${folder}/client`, `${folder}/test`, `${folder}/bench`])
    .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  return [...packages, ...parts, 'test', 'scripts'];
}
