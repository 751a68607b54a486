import type { Locator, Page } from 'playwright-core';
import { barriers } from '../barriers.ts';
import { expect, type TestFixtures } from '../browser-test.ts';
import { HANDS, learn, type Hand } from './learner.ts';
import { LESSON_SEEKERS, type LessonGame } from './lesson-seekers.ts';
import { phone, quiet } from '../visitors.ts';

type NewPage = TestFixtures['newPage'];

/** Where a first match tells the player the next thing to do. */
export const lessonBar = (page: Page): Locator => page.getByRole('region', { name: 'What to do' });

/** Opens the first match of a game; its bar fills once the table is drawn. */
export async function openLesson(page: Page, game: LessonGame): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('.lesson-actions button').first().waitFor();
  expect(await page.locator(`${LESSON_SEEKERS[game].surface}[data-ready=true]`).count()).toBe(1);
}

/** The score sheet that a first match ends on. */
export const lessonSheet = (page: Page): Locator => page.getByRole('dialog');

/** The same hand; `texts` gains what a step says each time that its deed is confirmed. */
const noting = (hand: Hand, texts: Set<string>): Hand => ({
  point: hand.point,
  press: async (button) => {
    const bar = button.page().locator('.lesson');
    const isTaught = (await bar.getByRole('button', { name: 'Do it for me' }).count()) > 0;
    if (isTaught && /^(Confirm|Yes)/.test(await button.innerText()))
      texts.add(await bar.locator('.lesson-says').innerText());
    await hand.press(button);
  },
});

/**
 * Plays a first match to its end on a desk, with the mouse.
 * @returns what steps have said whose deed was to be confirmed
 */
export async function learnOnDesk(newPage: NewPage, game: LessonGame): Promise<readonly string[]> {
  const page = await newPage({ settings: quiet });
  await openLesson(page, game);
  expect(await barriers(page)).toEqual([]);
  const confirmed = new Set<string>();
  const hand = noting(HANDS.mouse, confirmed);
  await learn(page, { hand, seeker: LESSON_SEEKERS[game].desktop });
  await lessonSheet(page)
    .getByText(/^“.+” brought you the most: \d+ points/)
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  return [...confirmed];
}

/** What a step said, where the table stood, and how much of the text was out of sight, in px. */
interface ShownStep {
  readonly said: string;
  readonly y: number;
  readonly hidden: number;
}

/**
 * Goes through a first match in any language by the last button of its bar, which reads on or does
 * the step, up to the first step that points at nothing.
 */
export async function letItBeDone(page: Page, game: LessonGame): Promise<readonly ShownStep[]> {
  await openLesson(page, game);
  const bar = page.locator('.lesson');
  const says = bar.locator('.lesson-says');
  const button = bar.locator('.lesson-actions button').last();
  const steps: ShownStep[] = [];
  for (;;) {
    // between two parts nothing can be pressed until the table is drawn
    await bar.locator('.lesson-place:not(:empty)').waitFor();
    const said = await says.innerText();
    if (steps.at(-1)?.said !== said) {
      const { y = 0 } = (await page.locator('.table-place').boundingBox()) ?? {};
      const hidden = await bar.evaluate((box) => box.scrollHeight - box.clientHeight);
      steps.push({ said, y, hidden });
    }
    if ((await button.count()) === 0) return steps;
    await button.click();
  }
}

/** Plays a first match to its end on a small phone, where the table never moves. */
export async function learnOnPhone(
  newPage: NewPage,
  { game, hand }: { readonly game: LessonGame; readonly hand: 'finger' | 'keys' },
): Promise<void> {
  const person = hand === 'finger' ? { hand } : {};
  const page = await newPage({ viewport: phone, settings: quiet, ...person });
  await openLesson(page, game);
  expect(await barriers(page)).toEqual([]);
  const steps: { readonly said: string; readonly y: number }[] = [];
  await learn(page, {
    hand: HANDS[hand],
    seeker: LESSON_SEEKERS[game].phone,
    onStep: async (said) => {
      const { y = 0 } = (await page.locator('.table-place').boundingBox()) ?? {};
      // the end of a lesson has a form in its bar
      if ((await page.locator('.lesson-play').count()) > 0) return;
      steps.push({ said, y });
    },
  });
  // the table stays where it is, whatever is said before the end
  const moved = steps.filter(({ y }) => y !== steps[0]?.y);
  expect(moved).toEqual([]);
  expect(await barriers(page)).toEqual([]);
}
