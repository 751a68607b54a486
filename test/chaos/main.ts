import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { disk } from './disk.ts';
import { kill9 } from './kill9.ts';
import { net } from './net.ts';
import { owners } from './owners.ts';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import type { Outcome, Scenario } from './scenario.ts';
import { split } from './split.ts';

const scenarios: readonly Scenario[] = [kill9, net, disk, postgres, redis, owners, split];

/**
 * Runs the scenarios named on the command line, or all, one after the other, and fails when a
 * promise was broken.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    options: {
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      short: { type: 'boolean', default: false },
      tables: { type: 'string' },
      kills: { type: 'string' },
    },
    allowPositionals: true,
  });
  const unknown = positionals.filter(
    (name) => !scenarios.some((scenario) => scenario.name === name),
  );
  if (unknown.length > 0) {
    console.error(
      `There is no fault "${unknown.join('", "')}"; there are: ${scenarios.map(({ name }) => name).join(', ')}.`,
    );
    process.exitCode = 1;
    return;
  }
  const { seed, short } = values;
  const options = { seed, short, ...countOf('tables', values), ...countOf('kills', values) };
  const wanted =
    positionals.length === 0
      ? scenarios
      : scenarios.filter(({ name }) => positionals.includes(name));
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
    encoding: 'utf8',
  }).trim();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, seed ${seed}${short ? ', short' : ''}`,
  );
  for (const scenario of wanted) {
    const missing = scenario.missing();
    if (missing !== '') {
      console.log(missing);
      process.exitCode = 1;
      continue;
    }
    const minutes = scenario.minutes(options);
    const late = setTimeout(() => {
      console.error(`${scenario.name} took longer than ${minutes} minutes.`);
      process.exit(1);
    }, minutes * 60_000);
    for (const run of scenario.runs) report(await run(options));
    clearTimeout(late);
  }
}

/** An option that counts something, if it is given. Throws unless it is a whole number above 0. */
function countOf<Name extends string>(
  name: Name,
  values: { readonly [each in Name]?: string | undefined },
): { readonly [each in Name]?: number } {
  const text = values[name];
  if (text === undefined) return {};
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return { [name]: count } as { [each in Name]: number };
  throw new RangeError(`--${name} is a whole number above 0, not ${text}`);
}

function report({ title, figures, violations }: Outcome): void {
  console.log(`\n## ${title}\n\n| what | |\n|---|---|`);
  for (const [name, value] of figures) console.log(`| ${name} | ${value} |`);
  console.log(`| **promises broken** | **${violations.length}** |`);
  violations.slice(0, 20).forEach((violation) => console.error(`  ${violation}`));
  if (violations.length > 0) process.exitCode = 1;
}

// The SDK writes a line for every connection that breaks: here they break all the time.
console.warn = () => undefined;
// Whatever ends this process takes the servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  await main();
  process.exit();
} catch (error) {
  console.error(error);
  process.exit(1);
}
