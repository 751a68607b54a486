import type { AnyGame } from '@atoll/engine';
import { benchRules } from '../../../testkit/bench/rules-table.ts';
import { dasAtoll } from '../src/index.ts';

// npm run -s bench -- rules --game das-atoll
benchRules(
  dasAtoll as AnyGame,
  { 'four seats': { seats: 4 }, 'five seats': { seats: 5 } },
  { matches: 6 },
);
