import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Hint, program, root, runNode } from './support/run.mjs';

/**
 * Runs a bench of a game: `npm run -s bench -- rules --game <game>`, which is
 * packages/games/<game>/bench/rules.ts; without `--game` that of every game which has one of
 * the name. Or one of another package: `npm run -s bench -- server`, with its own options.
 */
await program(async () => {
  const [first = '', ...options] = process.argv.slice(2);
  const ofPackage = packageBenches().find(({ name }) => name === first);
  if (ofPackage) {
    process.exitCode = await start(ofPackage.file, options);
    return;
  }
  const { positionals, values } = parseArgs({
    options: { game: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...rest] = positionals;
  const known = benches();
  const wanted = known.filter(
    (bench) => bench.name === name && (values.game === undefined || bench.game === values.game),
  );
  if (wanted.length === 0) {
    const asked = `"${[name ?? '', ...(values.game ? ['--game', values.game] : [])].join(' ')}"`;
    const there = [
      ...packageBenches().map(({ name }) => name),
      ...known.map((bench) => `${bench.name} --game ${bench.game}`),
    ];
    throw new Hint(`there is no bench ${asked}; there are: ${there.join(', ')}`);
  }
  for (const { game, file } of wanted) {
    if (wanted.length > 1) console.log(`\n## ${game}\n`);
    process.exitCode ||= await start(file, rest);
  }
});

/**
 * @param {string} file
 * @param {readonly string[]} options
 */
async function start(file, options) {
  return (await runNode(['--disable-warning=ExperimentalWarning', file, ...options])).code;
}

/**
 * What can be run of games: every script in a game's folder `bench`, but not what lies deeper.
 */
function benches() {
  return readdirSync(path.join(root, 'packages/games')).flatMap((game) =>
    scripts(`packages/games/${game}`).map(({ name, file }) => ({ name, file, game })),
  );
}

/** The same of other packages, which know no games or all of them; testkit only lends tools. */
function packageBenches() {
  return readdirSync(path.join(root, 'packages'))
    .filter((name) => name !== 'testkit')
    .flatMap((name) => scripts(`packages/${name}`));
}

/** @param {string} home folder of a package */
function scripts(home) {
  const folder = path.join(root, home, 'bench');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.ts'))
    : [];
  return files.map((file) => ({
    name: file.slice(0, -'.ts'.length),
    file: `${home}/bench/${file}`,
  }));
}
