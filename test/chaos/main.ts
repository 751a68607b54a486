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
 * Runs what is named on the command line, or all, one after the other, and fails when a promise was
 * broken.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    options: {
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      short: { type: 'boolean', default: false },
      tables: { type: 'string' },
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
  const tables = values.tables === undefined ? {} : { tables: Number(values.tables) };
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
    const late = setTimeout(() => {
      console.error(`${scenario.name} took longer than ${scenario.minutes} minutes.`);
      process.exit(1);
    }, scenario.minutes * 60_000);
    for (const run of scenario.runs) report(await run({ seed, short, ...tables }));
    clearTimeout(late);
  }
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
