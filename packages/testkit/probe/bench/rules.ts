import type { AnyGame } from '@atoll/engine';
import { benchRules } from '../../bench/rules-table.ts';
import { probe } from '../index.ts';

// npm run -s bench -- rules --game probe
benchRules(
  probe as AnyGame,
  { 'three seats': { seats: 3 }, 'five seats': { seats: 5 } },
  { matches: 120 },
);
