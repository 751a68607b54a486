import type { Page } from 'playwright-core';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { layMatches } from '../support/played-match.ts';
import { phone, quiet } from '../support/visitors.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Shared review' });
const range = (page: Page) => page.getByRole('slider', { name: 'Where in the match' });
const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).press('Enter');

/** Waits until a replay stands at this moment. */
const standsAt = (page: Page, at: number) =>
  expect.poll(() => range(page).inputValue()).toBe(`${at}`);

test('two people review a match together: one leads, the other follows, looks around, and leads', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'review', options: {} },
  ]);
  const address = `${server.url}/replay/${/^\/m\/([^#/]+)/.exec(path)?.[1] ?? ''}`;
  const mira = await newPage({ settings: quiet });
  await mira.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.body.dataset['copied'] = text;
      return Promise.resolve();
    };
  });
  await mira.goto(`${address}?at=12`);
  await mira.getByRole('button', { name: 'Review it together' }).press('Enter');
  await bar(mira).getByLabel('Your name').fill('Mira');
  expect(await barriers(mira)).toEqual([]);
  await mira.keyboard.press('Enter');
  await bar(mira).getByText('You lead.').last().waitFor();
  await press(mira, 'Copy the link');
  const link = (await mira.locator('body[data-copied]').getAttribute('data-copied')) ?? '';
  expect(link).toMatch(/#review=[\w-]{20}$/);

  // a result that is hidden stays so until the person agrees
  const jonas = await newPage({ settings: { ...quiet, results: 'hidden' }, viewport: phone });
  await jonas.goto(link);
  await bar(jonas).getByText('The result is still hidden from you').waitFor();
  expect(await range(jonas).inputValue()).toBe('0');
  expect(await barriers(jonas)).toEqual([]);
  await bar(jonas).getByLabel('Your name').fill('Jonas');
  await press(jonas, 'Join');
  await standsAt(jonas, 12);
  await bar(mira).getByText('Jonas').first().waitFor();
  await mira.getByLabel('Seen by').selectOption('Jonas');
  await range(mira).fill('20');
  await standsAt(jonas, 20);
  await expect.poll(() => jonas.getByLabel('Seen by').inputValue()).toBe('1');

  // the follower looks around alone, and returns by one button
  await range(jonas).fill('5');
  await bar(jonas).getByText('You look around; Mira leads.').waitFor();
  await range(mira).fill('21');
  await press(jonas, 'Follow Mira');
  await standsAt(jonas, 21);
  expect(await barriers(jonas)).toEqual([]);

  // a note of one appears at both
  await jonas.getByRole('button', { name: /^Notes/ }).press('Enter');
  await jonas.getByLabel('Note at action 21', { exact: true }).fill('Here it turned');
  await jonas.keyboard.press('Enter');
  await mira.getByRole('status').getByText('Jonas: Here it turned').waitFor();
  await jonas.getByRole('button', { name: /^Notes/ }).press('Enter');

  await press(jonas, 'Ask for the lead');
  await bar(mira).getByText('Jonas asks for the lead.').last().waitFor();
  expect(await barriers(mira)).toEqual([]);
  await press(mira, 'Hand it over');
  await bar(jonas).getByText('You lead.').last().waitFor();
  await range(jonas).fill('30');
  await standsAt(mira, 30);

  // a reload returns to the review, and a leader who has gone is followed at once
  await jonas.reload();
  await bar(jonas).getByText('You lead.').last().waitFor();
  await standsAt(jonas, 30);
  await jonas.close();
  await press(mira, 'Take the lead');
  await bar(mira).getByText('You lead.').last().waitFor();
  await press(mira, 'Leave');
  await bar(mira).waitFor({ state: 'detached' });
  expect(new URL(mira.url()).hash).toBe('');
});
