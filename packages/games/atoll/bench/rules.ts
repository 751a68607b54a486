import type { AnyGame } from '@atoll/engine';
import { benchRules } from '../../../testkit/bench/rules-table.ts';
import { whole } from '../../../testkit/bench/turns.ts';
import { atoll } from '../src/index.ts';

/**
 * Random actions a second of a Python engine, catanatron, on the same kind of core: the reference
 * that the aim was set by.
 */
const CATANATRON = 14_400;

// npm run -s bench -- rules --game atoll
const rate = benchRules(
  atoll as AnyGame,
  { 'two seats': { seats: 2 }, 'with Events': { seats: 2, options: { events: true } } },
  { matches: 120 },
);
console.log(
  `\nThe reference, a Python engine (catanatron): ${whole(CATANATRON)} random actions a second. This is ${whole(rate / CATANATRON)} times that.`,
);
