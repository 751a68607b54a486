import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Hint, program, root, runNode } from './support/run.mjs';

/**
 * Runs a bench of a game: `npm run -s bench -- rules --game steere-atoll`, which is packages/games/steere-atoll/bench/rules.ts; without
 * `--game` that of every game which has one of the name.
 */
await program(async () => {
  const { positionals, values } = parseArgs({ options: { game: { type: 'string' } }, allowPositionals: true });
  const [name, ...rest] = positionals;
  const known = benches();
  const wanted = known.filter((bench) => bench.name === name && (values.game === undefined || bench.game === values.game));
  if (wanted.length === 0) {
    const asked = `"${[name ?? '', ...(values.game ? ['--game', values.game] : [])].join(' ')}"`;
    throw new Hint(`there is no bench ${asked}; there are: ${known.map((bench) => `${bench.name} --game ${bench.game}`).join(', ')}`);
  }
  for (const { game } of wanted) {
    if (wanted.length > 1) console.log(`\n## ${game}\n`);
    const { code } = await runNode(['--disable-warning=ExperimentalWarning', `packages/games/${game}/bench/${name}.ts`, ...rest]);
    process.exitCode ||= code;
  }
});

/** What can be run: every script in a game's folder `bench`, but not what lies deeper. */
function benches() {
  const games = path.join(root, 'packages/games');
  return readdirSync(games).flatMap((game) => {
    const folder = path.join(games, game, 'bench');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.filter((file) => file.endsWith('.ts')).map((file) => ({ name: file.slice(0, -'.ts'.length), game }));
  });
}
