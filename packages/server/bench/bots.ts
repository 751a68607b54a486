import { knowledgeOf } from '@atoll/engine';
import { catalog } from '@atoll/catalog';
import { parseArgs } from 'node:util';
import { median } from '../../testkit/bench/turns.ts';
import { BotPool } from '../src/bots/bot-pool.ts';
import { botRegistry } from '../src/bots/bot-registry.ts';

/**
 * How long a table waits for the bot "Deep sea" while another network plays without a pause at many
 * tables with four of these bots: alone, beside tables with a person, and beside tables without
 * one. The threads are those of a server, without the server around them. npm run -s bench -- bots
 * --tables 55 --seconds 30
 */
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '55' },
    seconds: { type: 'string', default: '30' },
  },
});
const tables = Number(values.tables);
const seconds = Number(values.seconds);

const entry = catalog['atoll'];
const playable = await entry?.load();
if (!entry || !playable) throw new Error('the catalogue has no Atoll');
const { game } = playable;
const state = game.setup({ seed: 'bench', seats: 4, options: game.parseOptions({}) });
const [seat = 0] = game.activeSeats(state);
const turn = {
  game,
  ...knowledgeOf(game, state, seat),
  seat,
  legal: game.legalActions(state, seat),
  seed: '',
};

interface Found {
  readonly waits: readonly number[];
  /** How many of the waits were ended by a weaker bot. */
  readonly hurried: number;
  /** The answers to the other network. */
  readonly others: number;
}

async function beside(others: {
  readonly count: number;
  readonly attended: boolean;
}): Promise<Found> {
  const pool = new BotPool();
  const deepSea = botRegistry(pool)(entry!, playable!)['deep-sea']!;
  const { signal } = new AbortController();
  const until = performance.now() + seconds * 1000;
  let thoughts = 0;
  const playOn = async (table: string): Promise<void> => {
    const asker = { network: 'theirs', table, attended: others.attended };
    while (performance.now() < until) {
      await deepSea.choose(turn, { asker, briefly: false, signal });
      thoughts++;
    }
  };
  const busy = Array.from({ length: others.count }, (_, table) =>
    playOn(`theirs ${table}`).catch(() => undefined),
  );
  const waits: number[] = [];
  let hurried = 0;
  while (performance.now() < until) {
    const begin = performance.now();
    const result = await deepSea.choose(turn, {
      asker: { network: 'mine', table: 'mine', attended: true },
      briefly: false,
      signal,
    });
    waits.push(performance.now() - begin);
    hurried += result.hurried ? 1 : 0;
  }
  await pool.close();
  await Promise.all(busy);
  return { waits, hurried, others: thoughts };
}

const rounds: readonly (readonly [
  string,
  { readonly count: number; readonly attended: boolean },
])[] = [
  ['alone', { count: 0, attended: true }],
  [`beside ${tables} tables where a person plays`, { count: tables, attended: true }],
  [`beside ${tables} tables where nobody plays`, { count: tables, attended: false }],
];
console.log('| | waits | median, s | longest, s | by a weaker bot | thoughts of the others |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const [name, others] of rounds) {
  const { waits, hurried, others: thoughts } = await beside(others);
  const cells = [
    name,
    waits.length,
    (median(waits) / 1000).toFixed(2),
    (Math.max(...waits) / 1000).toFixed(2),
    hurried,
    thoughts,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
