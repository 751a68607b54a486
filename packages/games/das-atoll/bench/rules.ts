import type { AnyGame } from '@atoll/engine';
import { benchRandomRules } from '../../../testkit/bench/random-rules.ts';
import { dasAtoll } from '../src/index.ts';

// npm run -s bench -- rules --game das-atoll
benchRandomRules(
  dasAtoll as AnyGame,
  {
    'four seats: list, choose, apply': { seats: 4, how: 'in place' },
    'five seats': { seats: 5, how: 'in place' },
    'four seats, with a copy of the state before each action': { seats: 4, how: 'copy' },
  },
  { matches: 6 },
);
