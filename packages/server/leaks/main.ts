import { parseArgs } from 'node:util';
import { catalog } from '@atoll/catalog';
import { freshSeed } from '../fuzz/attack.ts';
import { unreleased } from '@atoll/catalog/unreleased';
import { findLeaks } from './leaks.ts';

const USAGE = `npm run leaks -- [--pairs N] [--game ID] [--seed TEXT] [--short]

Compares what people get, byte by byte, of N pairs of states (100,000 unless told) that differ only in what they may not know.
Exits 0 only if nobody could tell. --short takes 2,000, --game those of one game.
`;
const { values } = parseArgs({
  options: {
    pairs: { type: 'string' },
    game: { type: 'string' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const pairs = Number(values.pairs ?? (values.short ? 2_000 : 100_000));
if (values.help || !Number.isInteger(pairs) || pairs < 1) {
  process.stderr.write(`${USAGE}N is a whole number of at least 1.\n`);
  process.exit(values.help ? 0 : 2);
}
const every = { ...catalog, ...unreleased };
const wanted = Object.entries(every).filter(([id]) => id === (values.game ?? id));
if (wanted.length === 0) {
  const known = Object.keys(every).join(', ');
  process.stderr.write(`There is no game ${values.game}; known are ${known}.\n`);
  process.exit(2);
}
const seed = values.seed ?? freshSeed();
process.stdout.write(`seed ${seed}\n`);
const { games, viewers, bytes, leaks, seconds } = await findLeaks({
  pairs,
  seed,
  catalog: Object.fromEntries(wanted),
  onProgress: (line) => process.stdout.write(`${line}\n`),
});
const count = (value: number): string => value.toLocaleString('en');
const rows = [
  ...Object.entries(games).map(([game, { pairs: found, alike, matches }]) => [
    game,
    `${count(found)} pairs of ${count(matches)} matches${alike > 0 ? `, ${count(alike)} more without a difference` : ''}`,
  ]),
  ['compared', `${count(bytes)} bytes, as ${count(viewers)} viewers got them`],
  ['leaks', count(leaks.count)],
  ['took', `${seconds.toFixed(0)} s`],
];
process.stdout.write(
  `${['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n')}\n`,
);
if (leaks.count > 0) process.stdout.write(`\n${leaks.examples.join('\n\n')}\n`);
process.exit(leaks.count > 0 ? 1 : 0);
