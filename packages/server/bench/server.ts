import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { MatchPlan } from './support/bench-matches.ts';
import { drawGrowth } from './support/chart.ts';
import { measureGrowth } from './support/growth.ts';
import { measureMemory } from './support/memory.ts';
import { measureRestart } from './support/restart.ts';
import { measureThroughput } from './support/throughput.ts';

/**
 * The load that one server carries. Clients that read only what they need follow scripts of
 * matches, against the shipped server, against the same with a store that keeps nothing, and
 * against a baseline that only passes frames on; all of them take turns within one run. Prints
 * tables in Markdown: npm run -s bench -- server [--part load] [--matches 120] …
 */
const PARTS = ['load', 'memory', 'restart', 'growth'] as const;

const { values } = parseArgs({
  options: {
    /** One of the parts alone. */
    part: { type: 'string' },
    game: { type: 'string', default: 'atoll' },
    seats: { type: 'string', default: '4' },
    bot: { type: 'string', default: 'random' },
    matches: { type: 'string', default: '120' },
    rounds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '300' },
    stored: { type: 'string', default: '10000' },
    steps: { type: 'string', default: '50,100,200,400,800' },
    /** Gives up after so many minutes. */
    minutes: { type: 'string', default: '5' },
    /** The file for the chart of `growth`. */
    svg: { type: 'string' },
  },
});
const part = PARTS.find((name) => name === values.part);
if (values.part !== undefined && !part) throw new Error(`--part is one of ${PARTS.join(', ')}`);
const plan: MatchPlan = {
  game: values.game,
  seats: Number(values.seats),
  matches: Number(values.matches),
  scripts: 24,
  bot: values.bot === 'greedy' ? 'greedy' : 'random',
};

setTimeout(() => {
  console.error(
    `The bench took more than ${values.minutes} minutes: take fewer parts, matches or rounds, or more --minutes.`,
  );
  process.exit(1);
}, Number(values.minutes) * 60_000).unref();

async function inFolder(measure: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  await measure(folder);
  process.off('exit', remove);
  remove();
}

if (!part || part === 'load')
  await inFolder((folder) =>
    measureThroughput({ plan, folder, rounds: Number(values.rounds), rate: Number(values.rate) }),
  );
if (!part || part === 'memory') await inFolder((folder) => measureMemory({ plan, folder }));
if (!part || part === 'restart')
  await inFolder((folder) =>
    measureRestart({ plan: { ...plan, matches: Number(values.stored) }, folder }),
  );
if (!part || part === 'growth')
  await inFolder(async (folder) => {
    const growth = await measureGrowth({
      plan,
      folder,
      steps: values.steps.split(',').map(Number),
    });
    if (values.svg !== undefined) writeFileSync(values.svg, drawGrowth(growth));
  });
