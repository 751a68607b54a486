import { expect, test } from '../support/browser-test.ts';
import { quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { HANDS, learn } from '../support/lessons/learner.ts';
import { lessonBar, lessonSheet, openLesson } from '../support/lessons/lesson-page.ts';
import { LESSON_SEEKERS } from '../support/lessons/lesson-seekers.ts';

test('a new player is offered the tutorial, leaves it, finds it again, and plays it by mouse', async ({
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await page.goto('/');
  await page.getByRole('link', { name: /New to Atoll\? Learn it/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Steere’s Atoll' }).check();
  await page.getByRole('link', { name: /New to Steere’s Atoll\? Learn it/ }).click();
  await lessonBar(page).getByText('Part 1 of 3').waitFor();
  await page.locator('.sa-surface[data-ready=true]').waitFor();
  expect(await barriers(page)).toEqual([]);
  await lessonBar(page).getByRole('button', { name: 'Next' }).click();
  await lessonBar(page).getByText('(2/3)').waitFor();

  // the lobby still has the game that was chosen
  await page.getByRole('link', { name: 'Back to lobby' }).click();
  await page.getByRole('link', { name: 'Go on with your first match of Steere’s Atoll' }).click();
  await lessonBar(page).getByText('(2/3)').waitFor();
  // a skipped step is done all the same
  await lessonBar(page).getByRole('button', { name: 'Next' }).click();
  await lessonBar(page).getByRole('button', { name: 'Do it for me' }).click();
  await lessonBar(page).getByRole('button', { name: 'Next part' }).waitFor();
  await learn(page, { hand: HANDS.mouse, seeker: LESSON_SEEKERS['steere-atoll'].desktop });
  expect(await barriers(page)).toEqual([]);

  // the sheet of a game without points says nothing of them, and a stray Enter only puts it away
  const sheet = lessonSheet(page);
  expect(await sheet.getByText('brought you the most').count()).toBe(0);
  await expect(sheet.getByRole('button', { name: 'Look at the table' })).toBeFocused();

  // the sheet is put away, and shown again
  await sheet.getByRole('button', { name: 'Look at the table' }).click();
  await lessonBar(page).getByRole('button', { name: 'Play against Triton' }).waitFor();
  await lessonBar(page).getByRole('button', { name: 'Score sheet' }).click();

  // who has no name yet is asked for one, and then the match begins
  await sheet.getByRole('button', { name: 'Play against Triton' }).click();
  await sheet.getByRole('alert').waitFor();
  await sheet.getByLabel('Your name').fill('Mira');
  await sheet.getByRole('button', { name: 'Play against Triton' }).click();
  await page.waitForURL(/\/m\//);
  await page.getByRole('button', { name: 'Menu' }).waitFor();
});

test('a rule that a step names opens beside the table', async ({ newPage }) => {
  const page = await newPage({ settings: quiet });
  await openLesson(page, 'atoll');
  expect(await barriers(page)).toEqual([]);
  await lessonBar(page).getByRole('link', { name: 'Rule R4' }).click();
  await page.getByRole('complementary', { name: /Rules of Atoll/ }).waitFor();
});

test('a waiting room offers it on a page of its own', async ({ newPage }) => {
  const page = await newPage({ settings: quiet });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /New to Atoll\? Learn it/ }).click();
  const other = await opened;
  await lessonBar(other).getByText('Part 1 of 3').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('heading', { name: 'Your table' }).waitFor();
});
