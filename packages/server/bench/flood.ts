import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFlood } from './support/flood.ts';
import { figure, printTable } from './support/markdown.ts';

/**
 * What people who do nothing but play, take back and look back cost everybody else: npm run -s bench -- flood [--attackers 6]
 * [--seconds 30] [--main packages/server/src/main.ts]. `--main` measures another checkout. Traffic stays on this machine.
 */
const { values } = parseArgs({
  options: {
    attackers: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '30' },
    main: { type: 'string', default: path.join(import.meta.dirname, '../src/main.ts') },
  },
});
const [attackers, seconds] = [Number(values.attackers), Number(values.seconds)];
const folder = mkdtempSync(path.join(tmpdir(), 'atoll-flood-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
setTimeout(() => {
  console.error('The bench took too long: take fewer attackers or seconds.');
  process.exit(1);
}, (3 * seconds + 90) * 1000).unref();

const main = path.resolve(values.main);
const { calm, flooded, entries, histories, restoreMs } = await measureFlood({ folder, main, attackers, seconds });
const ms = (value: number): string => `${figure(value)} ms`;
printTable(['', 'decision of others p50', 'p95', 'worst'], [
  ['alone', ms(calm.p50), ms(calm.p95), ms(calm.worst)],
  [`beside ${attackers} attackers`, ms(flooded.p50), ms(flooded.p95), ms(flooded.worst)],
]);
console.log(`${entries} entries in the longest log, ${histories} histories told, restored in ${ms(restoreMs)}.`);
process.exit(0);
