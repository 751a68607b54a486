import type { AnyGame } from '@atoll/engine';
import { benchRules } from '../../../testkit/bench/rules-table.ts';
import { hiddenArk } from '../src/index.ts';

// npm run -s bench -- rules --game hidden-ark
benchRules(
  hiddenArk as AnyGame,
  { 'two seats': { seats: 2 }, alone: { seats: 1 }, 'four seats': { seats: 4 } },
  { matches: 12 },
);
