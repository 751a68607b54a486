import { test } from '../support/browser-test.ts';
import { EXAMINATION } from '../support/extent.ts';
import { learnOnDesk } from '../support/lesson-page.ts';

// `learn.spec.ts` plays the one of Steere's Atoll with a mouse, in the gate too
for (const game of ['atoll', 'hidden-ark', 'das-atoll'] as const)
  test(`the first match of ${game} is played with a mouse`, EXAMINATION, ({ newPage }) =>
    learnOnDesk(newPage, game),
  );
