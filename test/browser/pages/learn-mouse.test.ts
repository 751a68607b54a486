import { test } from '@jest/globals';
import { openHouse } from '../support/house.ts';
import { learnOnDesk } from '../support/lesson-page.ts';

const house = openHouse();

// `learn.test.ts` plays the one of Steere's Atoll with a mouse
test.each(['atoll', 'hidden-ark', 'das-atoll'] as const)(
  'the first match of %s is played with a mouse',
  (game) => learnOnDesk(house, game),
  400_000,
);
