import { test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { learnOnPhone } from '../support/lessons/lesson-page.ts';

for (const game of ['atoll', 'steere-atoll', 'hidden-ark', 'das-atoll'] as const)
  test(
    `the first match of ${game} is played by keys on a small phone`,
    game === 'das-atoll' ? GATE : EXAMINATION,
    ({ newPage }) => learnOnPhone(newPage, { game, hand: 'keys' }),
  );
