import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Hint, program, root, runNode } from './support/run.mjs';

/** Runs a bench of a game: `npm run -s bench -- rules --game steere-atoll`, which is packages/games/steere-atoll/bench/rules.ts. */
await program(async () => {
  const { positionals, values } = parseArgs({ options: { game: { type: 'string' } }, allowPositionals: true });
  const [name, ...rest] = positionals;
  const known = benches();
  const wanted = `${name ?? ''} --game ${values.game ?? ''}`;
  if (!known.includes(wanted)) throw new Hint(`there is no bench "${wanted}"; there are: ${known.join(', ')}`);
  const file = `packages/games/${values.game}/bench/${name}.ts`;
  const { code } = await runNode(['--disable-warning=ExperimentalWarning', file, ...rest]);
  process.exitCode = code;
});

/** What can be run: every script in a game's folder `bench`, but not what lies deeper. */
function benches() {
  const games = path.join(root, 'packages/games');
  return readdirSync(games).flatMap((game) => {
    const folder = path.join(games, game, 'bench');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.filter((file) => file.endsWith('.ts')).map((file) => `${file.slice(0, -'.ts'.length)} --game ${game}`);
  });
}
