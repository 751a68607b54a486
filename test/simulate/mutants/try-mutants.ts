import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { mutants } from './mutants.ts';

export interface TrialOptions {
  /** Within how many runs each has to be found. */
  readonly runs: number;
  readonly seed: string;
  readonly say: (text: string) => void;
}

/**
 * Puts each fault into the code, in a process of its own, and looks for it; those named, or all.
 * Resolves with how many were not found. Throws `RangeError` for an unknown name.
 */
export async function tryMutants(
  names: readonly string[],
  { runs, seed, say }: TrialOptions,
): Promise<number> {
  const unknown = names.filter((name) => !mutants.some((mutant) => mutant.name === name));
  if (unknown.length > 0)
    throw new RangeError(
      `there is no mutant "${unknown.join('", "')}"; there are ${mutants.map(({ name }) => name).join(', ')}`,
    );
  const wanted = names.length === 0 ? mutants : mutants.filter(({ name }) => names.includes(name));
  let missed = 0;
  say('| fault | from | found in run | by |\n|---|---|---|---|');
  for (const { name, from, what } of wanted) {
    const main = path.join(import.meta.dirname, '../main.ts');
    const args = ['--mutant', name, '--runs', String(runs), '--seed', seed, '--until-found'];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', main, ...args],
      { encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    const [, run, promise] = /^--seed \S+\.(\d+): (\w+):/m.exec(stdout) ?? [];
    const finished = /^promises broken in/m.test(stdout);
    if (run === undefined) missed++;
    const found = run ?? (finished ? '**not found**' : `**failed**: ${stderr.slice(0, 300)}`);
    say(
      `| ${what} (\`${name}\`) | ${from} | ${run === undefined ? found : Number(run) + 1} | ${promise ?? ''} |`,
    );
  }
  say(`\n${wanted.length - missed} of ${wanted.length} found within ${runs} runs`);
  return missed;
}
