import type { AnyGame } from '@atoll/engine';
import { benchRules } from '../../../testkit/bench/rules-table.ts';
import { probe } from '../src/index.ts';

// npm run -s bench -- rules --game probe
benchRules(
  probe as AnyGame,
  { 'three seats': { seats: 3 }, 'five seats': { seats: 5 } },
  { matches: 120 },
);
