import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { judged, table } from './fuzz-table.ts';
import { freshSeed } from './attack.ts';
import { reportCosts } from './costs-table.ts';

/** Longer than a table stays in memory after its last client has left, in ms. */
const REST_MS = 75_000;

const USAGE = `npm run fuzz -- [--frames N] [--seed TEXT] [--minutes N] [--short] [--costs]

Sends N frames (1,000,000 unless told) that are wrong in every way to a real server: at tables, by HTTP, on the bare connection.
Exits 0 only if nothing broke, no other match noticed, no frame held up the others and memory stayed flat. --short sends 20,000.
--costs asks for everything 20 times at once instead, and tells how long each kind held the event loop and what it left in the heap.
`;
const { values } = parseArgs({
  options: {
    frames: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    short: { type: 'boolean', default: false },
    costs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const frames = Number(values.frames ?? (values.short ? 20_000 : 1_000_000));
const minutes = Number(values.minutes);
if (values.help || !Number.isInteger(frames) || frames < 1000 || !(minutes > 0)) {
  process.stderr.write(`${USAGE}N is a whole number of at least 1000.\n`);
  process.exit(values.help ? 0 : 2);
}
const seed = values.seed ?? freshSeed();
process.stdout.write(`seed ${seed}\n`);
if (values.costs) {
  await reportCosts(seed);
  process.exit();
}
const report = await fuzz({
  frames,
  seed,
  minutes,
  restMs: REST_MS,
  onQuarter: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(`${table(report)}\n`);
for (const problem of judged(report, frames)) {
  process.exitCode = 1;
  process.stdout.write(`\n${problem}\n`);
}
