import path from 'node:path';
import { noChromium } from '../../../../scripts/support/chromium.mjs';
import { openInChromium } from '../../../../scripts/support/chromium-module.mjs';
import { SIZES, type Size } from '../src/board.ts';
import { FILLS } from '../src/bot/playouts.ts';
import { fill, type Fillings } from './support/fillings.ts';

/**
 * Random fillings a CPU second of the same WebAssembly in Node and in Chromium, which take turns
 * within one run, so that the ratio holds on a busy machine too, and must win the same boards.
 * Prints a table in Markdown: npm run -s bench -- playouts --game steere-atoll
 */
const ROUNDS = 5;
/** About a quarter of a second in each place: Chromium counts in hundredths. */
const RUNS: Readonly<Record<Size, number>> = { 7: 131_072, 11: 49_152, 15: 24_576, 19: 12_288 };

interface Place {
  readonly name: string;
  readonly fill: (
    fillings: Fillings,
  ) => Promise<{ readonly result: number; readonly seconds: number }>;
}

const node: Place = {
  name: `Node ${process.versions.node}`,
  fill: async (fillings) => {
    const before = process.cpuUsage();
    const result = await fill(fillings);
    const { user, system } = process.cpuUsage(before);
    return { result, seconds: (user + system) / 1e6 };
  },
};
const page = await openInChromium(path.join(import.meta.dirname, 'support/fillings.ts'));
const browser: Place | undefined = page && {
  name: `Chromium ${page.version}`,
  fill: async (fillings) => {
    const { result, seconds } = await page.call('fill', fillings);
    return { result: Number(result), seconds };
  },
};
const places = browser ? [node, browser] : [node];

console.log(
  `| size | bridges | ${places.map(({ name }) => name).join(' | ')} |${browser ? ' Chromium : Node |' : ''}`,
);
console.log(`| ---: | --- |${' ---: |'.repeat(places.length + (browser ? 1 : 0))}`);
for (const size of SIZES)
  for (const bridges of ['random', 'kept'] as const)
    console.log(await row({ size, bridges, runs: RUNS[size] }));
if (!browser) console.log(`\nMeasured in Node only. ${noChromium}`);
await page?.close();

/** The first round warms up and does not count. */
async function row(fillings: Fillings): Promise<string> {
  const seconds = places.map(() => 0);
  for (let round = 0; round <= ROUNDS; round++) {
    const won: number[] = [];
    for (const [index, place] of places.entries()) {
      const filled = await place.fill(fillings);
      won.push(filled.result);
      if (round > 0) seconds[index] = (seconds[index] ?? 0) + filled.seconds;
    }
    if (new Set(won).size > 1)
      throw new Error(`size ${fillings.size}: the same seed won ${won.join(' and ')} boards`);
  }
  const fills = ROUNDS * fillings.runs * FILLS;
  const rates = seconds.map((spent) => fills / spent / 1e6);
  const [inNode = 1, inBrowser] = rates;
  const ratio = inBrowser === undefined ? [] : [(inBrowser / inNode).toFixed(2)];
  const cells = [
    fillings.size,
    fillings.bridges,
    ...rates.map((rate) => rate.toFixed(1)),
    ...ratio,
  ];
  return `| ${cells.join(' | ')} |`;
}
