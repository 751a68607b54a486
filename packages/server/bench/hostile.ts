import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ATTACKS } from './support/attacks/hostile.ts';
import { measureHostile } from './support/attacks/hostile-run.ts';
import { figure, printTable } from './support/markdown.ts';

/**
 * The cost of spectators within all limits for other players: memory, and delay of an honest
 * player. `npm run -s bench -- hostile [--attacks lists,values] [--connections 200] [--seconds 10]
 * [--entries 2001] [--heap 4096] [--main packages/server/src/main.ts]`. `--heap` is the largest
 * heap of the server in MiB, `--main` measures another checkout. Traffic stays on this machine.
 */
const { values } = parseArgs({
  options: {
    attacks: { type: 'string', default: ATTACKS.join(',') },
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    entries: { type: 'string', default: '2001' },
    heap: { type: 'string', default: '4096' },
    main: { type: 'string', default: path.join(import.meta.dirname, '../src/main.ts') },
  },
});
const asked = values.attacks.split(',');
const attacks = ATTACKS.filter((name) => asked.includes(name));
if (attacks.length !== asked.length) throw new Error(`--attacks are of ${ATTACKS.join(', ')}`);
const ms = (value: number): string => `${figure(value)} ms`;
const mib = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
const rows: (readonly string[])[] = [];
for (const attack of attacks) {
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-hostile-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const {
    calm,
    attacked,
    added,
    process: whole,
    closed,
    crashed,
  } = await measureHostile({
    ...{ folder, attack, main: path.resolve(values.main) },
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    entries: Number(values.entries),
    heapMiB: Number(values.heap),
  });
  const row = [
    attack,
    crashed ? 'the server ended' : mib(added),
    crashed ? '' : mib(whole),
    `${ms(calm.p50)}, ${ms(calm.p95)}`,
    `${ms(attacked.p50)}, ${ms(attacked.p95)}, ${ms(attacked.worst)}`,
    `${closed}`,
  ];
  rows.push(row);
  console.error(row.join('; '));
}
printTable(
  [
    'attack',
    'heap and buffers added',
    'process added',
    'alone p50, p95',
    'beside p50, p95, worst',
    'closed',
  ],
  rows,
);
process.exit(0);
