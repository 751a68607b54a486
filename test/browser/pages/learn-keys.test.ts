import { test } from '@jest/globals';
import { openHouse } from '../support/house.ts';
import { learnOnPhone } from '../support/lesson-page.ts';

const house = openHouse();

test.each(['atoll', 'steere-atoll', 'hidden-ark', 'das-atoll'] as const)(
  'the first match of %s is played by keys on a small phone',
  (game) => learnOnPhone(house, { game, hand: 'keys' }),
  400_000,
);
