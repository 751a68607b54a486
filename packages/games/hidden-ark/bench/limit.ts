import { createMatch, knowledgeOf } from '@atoll/engine';
import { parseArgs } from 'node:util';
import { searchBot, STRENGTHS } from '../src/bot/index.ts';
import { hiddenArk, type HiddenArkAction, type HiddenArkOptions } from '../src/index.ts';
import { lastRound, type HiddenArkState } from '../src/state.ts';

/**
 * How many matches of a bot reach the limit of rounds, and how many it cuts off, as a table in
 * Markdown that repeats to the last digit, of all rules or of those whose words end so:
 * npm run -s bench -- limit --game hidden-ark [bot] [matches] [seats] [rules]
 */

interface Variant {
  readonly words: string;
  readonly options: Partial<HiddenArkOptions>;
}

const SIDES: readonly Variant[] = [
  { words: 'equatorial', options: { side: 'equatorial' } },
  { words: 'polar', options: { side: 'polar' } },
];
const RULES: readonly Variant[] = [
  { words: '', options: {} },
  { words: ', discovery', options: { discovery: true } },
  { words: ', uphill', options: { uphill: true } },
  { words: ', long', options: { long: true } },
  { words: ', together', options: { cooperative: true } },
];

const { positionals } = parseArgs({ allowPositionals: true });
const [named = '', matches = '20', numbers = '2,4', chosen = ''] = positionals;
const strength = STRENGTHS.find((one) => one.id === named) ?? STRENGTHS.at(-1)!;
const bot = searchBot(strength);

/** Plays one match to its end, every seat taken by the same bot. */
function ended(seed: string, seats: number, options: Variant['options']): HiddenArkState {
  let { state } = createMatch(hiddenArk, { seed, seats, options });
  for (let actions = 0; ; actions++) {
    const [seat] = hiddenArk.activeSeats(state);
    if (seat === undefined) return state;
    const legal = hiddenArk.legalActions(state, seat);
    const known = knowledgeOf(hiddenArk, state, seat);
    const turn = { game: hiddenArk, ...known, seat, legal, seed: `${seed} ${actions}` };
    ({ state } = hiddenArk.apply(state, seat, bot.choose(turn) as HiddenArkAction));
  }
}

console.log(
  `| ${strength.id} | seats | matches | reach the limit | by the limit | limit | median of rounds | most |`,
);
console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
const rules = RULES.filter(({ words }) => words.endsWith(chosen));
for (const seats of numbers.split(',').map(Number))
  for (const side of SIDES)
    for (const rule of rules) {
      const options = { ...side.options, ...rule.options };
      const last = Array.from({ length: Number(matches) }, (_, at) =>
        ended(`limit ${at}`, seats, options),
      );
      const reached = last.filter((state) => state.round >= lastRound(state)).length;
      const cut = last.filter(({ ending }) => ending === 'no').length;
      const rounds = last.map(({ round }) => round).sort((a, b) => a - b);
      const cells = [
        `${side.words}${rule.words}`,
        seats,
        matches,
        `${reached} (${((100 * reached) / last.length).toFixed(1)} %)`,
        `${cut} (${((100 * cut) / last.length).toFixed(1)} %)`,
        last[0] === undefined ? '' : lastRound(last[0]),
        rounds[Math.floor(rounds.length / 2)],
        rounds.at(-1),
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
