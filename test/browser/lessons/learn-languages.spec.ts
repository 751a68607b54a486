import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION } from '../support/extent.ts';
import { letItBeDone } from '../support/lessons/lesson-page.ts';
import { phone, quiet } from '../support/visitors.ts';

for (const locale of ['de', 'fr', 'cs'] as const)
  test(
    `the first match of Atoll is whole in "${locale}", and its table never moves on a phone`,
    EXAMINATION,
    async ({ newPage }) => {
      const page = await newPage({ settings: quiet, viewport: phone, locale });
      const steps = await letItBeDone(page, 'atoll');
      expect(steps.length).toBeGreaterThan(25);
      expect(steps.filter(({ y, hidden }) => y !== steps[0]?.y || hidden > 0)).toEqual([]);
    },
  );
