import { test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { learnOnPhone } from '../support/lessons/lesson-page.ts';

for (const game of ['atoll', 'steere-atoll', 'hidden-ark', 'das-atoll'] as const)
  test(
    `the first match of ${game} is played with a finger on a small phone`,
    game === 'hidden-ark' ? GATE : EXAMINATION,
    ({ newPage }) => learnOnPhone(newPage, { game, hand: 'finger' }),
  );
