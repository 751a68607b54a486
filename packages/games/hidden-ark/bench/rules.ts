import type { AnyGame } from '@atoll/engine';
import { benchRandomRules } from '../../../testkit/bench/random-rules.ts';
import { hiddenArk } from '../src/index.ts';

// npm run -s bench -- rules --game hidden-ark
benchRandomRules(
  hiddenArk as AnyGame,
  {
    'alone: list, choose, apply': { seats: 1, how: 'in place' },
    'two seats': { seats: 2, how: 'in place' },
    'four seats': { seats: 4, how: 'in place' },
    'two seats, with a copy of the state before each action': { seats: 2, how: 'copy' },
  },
  { matches: 12 },
);
