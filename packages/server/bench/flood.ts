import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFlood } from './support/attacks/flood.ts';
import type { Latency } from './support/attacks/honest-player.ts';
import { figure, printTable } from './support/markdown.ts';

/**
 * The cost for other players of clients that only play, undo and read the history: npm run -s bench
 * -- flood [--attackers 6] [--seconds 20] [--entries 2000] [--main packages/server/src/main.ts].
 * Their logs start with so many entries: at 2,000 undo ends. `--main` measures another checkout.
 * Traffic stays on this machine.
 */
const { values } = parseArgs({
  options: {
    attackers: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '20' },
    entries: { type: 'string', default: '2000' },
    main: { type: 'string', default: path.join(import.meta.dirname, '../src/main.ts') },
  },
});
const [attackers, seconds] = [Number(values.attackers), Number(values.seconds)];
const folder = mkdtempSync(path.join(tmpdir(), 'atoll-flood-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
setTimeout(
  () => {
    console.error('The bench took too long: take fewer attackers or seconds.');
    process.exit(1);
  },
  (3 * seconds + 90) * 1000,
).unref();

const main = path.resolve(values.main);
const flood = await measureFlood({
  folder,
  main,
  attackers,
  seconds,
  entries: Number(values.entries),
});
const ms = (value: number): string => `${figure(value)} ms`;
const row = (who: string, { p50, p95, worst }: Latency, busy: number): readonly string[] => [
  who,
  ms(p50),
  ms(p95),
  ms(worst),
  figure(busy),
];
printTable(
  ['', 'action of others p50', 'p95', 'worst', 'processors'],
  [
    row('alone', flood.calm, flood.idle),
    row(`beside ${attackers} attackers`, flood.flooded, flood.busy),
  ],
);
console.log(
  `${flood.entries} entries in the longest log, ${flood.histories} histories told, restored in ${ms(flood.restoreMs)} at best.`,
);
process.exit(0);
