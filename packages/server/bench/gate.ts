import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../../testkit/bench/turns.ts';
import { commitNow } from './support/commit.ts';
import { commitTree } from './support/gate/commit-tree.ts';
import { figure } from './support/markdown.ts';
import { RoundRunner } from './support/gate/round-runner.ts';

/**
 * Compares the cost of a decision with the one at the commit in gate.json, in turns on this
 * machine, and ends with 1 if it has become dearer than allowed: npm run -s bench -- gate
 */
interface Gate {
  /** The commit to compare with. */
  readonly commit: string;
  /** The largest allowed cost, as a multiple of the cost at that commit. */
  readonly dearer: number;
}

const { values } = parseArgs({
  options: {
    /** Another commit than that of gate.json. */
    commit: { type: 'string' },
    rounds: { type: 'string', default: '15' },
  },
});
const root = path.join(import.meta.dirname, '../../..');
const gate = JSON.parse(readFileSync(path.join(import.meta.dirname, 'gate.json'), 'utf8')) as Gate;
const commit = values.commit ?? gate.commit;

const runners = await Promise.all([
  RoundRunner.start(await commitTree(root, commit)),
  RoundRunner.start(root),
]);
const ratios: number[] = [];
const rates: (readonly number[])[] = [];
for (let round = 0; round < Number(values.rounds); round++) {
  // Each goes first every other time: the second of two rounds finds another machine.
  const order = round % 2 === 0 ? [0, 1] : [1, 0];
  const found: number[] = [];
  for (const at of order) found[at] = (await runners[at]?.round()) ?? NaN;
  const [then = NaN, now = NaN] = found;
  ratios.push(then / now);
  rates.push(found);
}
await Promise.all(runners.map((runner) => runner.end()));

const [then, now] = [0, 1].map((at) => figure(median(rates.map((found) => found[at] ?? NaN))));
const ratio = median(ratios);
const verdict = `A decision costs ${figure(ratio)} of what it cost at ${commit}, at most ${gate.dearer}: ${now} actions a CPU-second, ${then} then (${commitNow()}, medians of ${values.rounds} rounds in turns).`;
console.log(verdict);
process.exitCode = ratio <= gate.dearer ? 0 : 1;
