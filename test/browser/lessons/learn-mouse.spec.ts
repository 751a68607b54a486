import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION } from '../support/extent.ts';
import { learnOnDesk } from '../support/lessons/lesson-page.ts';

test('the first match of atoll is played with a mouse, and says where to confirm', async ({
  newPage,
}) => {
  const confirmed = await learnOnDesk(newPage, 'atoll');
  expect(confirmed.length).toBeGreaterThan(5);
  expect(confirmed.filter((said) => !said.includes('confirm'))).toEqual([]);
});

// `learn.spec.ts` plays the one of Steere's Atoll with a mouse, in the gate too
for (const game of ['hidden-ark', 'das-atoll'] as const)
  test(
    `the first match of ${game} is played with a mouse, and says where to confirm`,
    EXAMINATION,
    async ({ newPage }) => {
      const confirmed = await learnOnDesk(newPage, game);
      expect(confirmed.length).toBeGreaterThan(5);
      expect(confirmed.filter((said) => !said.includes('confirm'))).toEqual([]);
    },
  );
