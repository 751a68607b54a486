import type { Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { EXAMINATION } from '../../../../../test/browser/support/extent.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import {
  chooseBot,
  decide,
  passToTheEnd,
  playOn,
} from '../../../../../test/browser/support/hands.ts';
import { layMatches } from '../../../../../test/browser/support/played-match.ts';

/** By the code of a table; that of a finished match opens it to be looked at. */
async function watch(
  page: Page,
  code: string,
  link: 'Watch' | 'Look at it' = 'Watch',
): Promise<void> {
  await page.goto(`/j/${code}`);
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
}

test(
  'one person plays a match with Events against a bot that searches to the end, and others see each event come',
  EXAMINATION,
  async ({ newPage }) => {
    const mira = await newPage({ settings: quiet });
    await mira.goto('/');
    await mira.getByLabel('Your name').fill('Mira');
    await mira.getByRole('button', { name: 'Create a table' }).click();
    const form = mira.locator('form').filter({ hasText: 'New table' });
    const events = form.getByRole('switch', { name: 'Events' });
    await form
      .getByRole('group', { name: 'Seats' })
      .getByRole('radio', { name: '1', exact: true })
      .check();
    await form.getByText('never played alone').waitFor();
    expect(await events.isDisabled()).toBe(true);
    await form
      .getByRole('group', { name: 'Seats' })
      .getByRole('radio', { name: '2', exact: true })
      .check();
    await events.click();
    await form.getByRole('switch', { name: 'Public table' }).click();
    await mira.getByRole('button', { name: 'Open the table' }).click();
    const code = (await mira.getByTestId('code').innerText()).trim();
    await mira.getByRole('button', { name: 'Add bot to seat 2' }).click();
    await chooseBot(mira, 'Open sea');
    await mira.getByRole('button', { name: 'Start with 2 players' }).click();
    const pile = mira.getByRole('region', { name: 'Events' });
    await pile.getByText('14 cards in the deck').waitFor();

    const ada = await newPage();
    await watch(ada, code);
    const reveal = ada
      .locator('.at-reveal')
      .waitFor()
      .then(async () => {
        await ada
          .locator('.status')
          .getByText(/^Event: /)
          .waitFor();
        await ada.close();
      });

    const seen = new Set<string>();
    const before = async (): Promise<void> => {
      const name = await pile.locator('.name').allInnerTexts();
      if (name.length === 0 || seen.has(name.join())) return;
      seen.add(name.join());
      await mira.getByRole('log').getByText(`Event: ${name.join()}`).waitFor({ state: 'attached' });
      if (seen.size > 1) return;
      expect(await barriers(mira)).toEqual([]);
    };
    // few actions a round: the bot's are what takes the match through its events
    await playOn([mira], { before, preferred: ['Buy animal'] });
    await reveal;
    expect(seen.size).toBe(3);
    await mira
      .getByRole('dialog')
      .getByText(/, Events[.,]/)
      .waitFor();
    await mira.getByRole('button', { name: 'Look at the table' }).click();
    expect(await mira.locator('.tb-line.revealed').count()).toBe(3);
    await pile.getByText('11 left').waitFor();
    const [first] = [...seen];
    await pile.getByRole('button', { name: first ?? '' }).click();
    await mira.getByRole('article', { name: first ?? '' }).waitFor();

    const noor = await newPage({ viewport: phone, settings: quiet });
    await watch(noor, code, 'Look at it');
    await noor.getByRole('button', { name: 'Look at the table' }).click();
    await noor.locator('.at-event-pill').click();
    await noor.getByRole('article', { name: [...seen].at(-1) ?? '' }).waitFor();
    expect(await barriers(noor)).toEqual([]);
  },
);

test('the last event comes to all who look on, and lies open on its pile at the end', async ({
  server,
  newPage,
}) => {
  const options = { events: true };
  const bots = { 1: 'random' };
  const [[path = ''] = []] = await layMatches(server, [
    // a match in which Mira is asked for her income after the event, so that the round waits
    { names: ['Mira', 'Shallows'], bots, seed: 'events 5', options, round: 3 },
  ]);
  const watched = path.replace('/m/', '/w/').replace(/#.*/, '');
  const mira = await newPage({ settings: quiet });
  await mira.goto(path);
  const ada = await newPage({ settings: { renderer: 'canvas' } });
  await ada.goto(watched);
  await ada.locator('.at-surface[data-ready=true]').waitFor();
  // the last round lasts until it is seen: a watcher whose device is slow may skip a short one
  const revealed = mira.locator('.tb-line.revealed');
  // the card may be gone again before the deciding page knows of it
  const seen = ada.locator('.at-reveal').waitFor();
  while ((await revealed.count()) < 3) await decide(mira, { preferred: [] });
  await seen;
  await passToTheEnd(mira);
  await mira.getByRole('button', { name: 'Look at the table' }).click();
  expect(await revealed.count()).toBe(3);
  const pile = mira.getByRole('region', { name: 'Events' });
  await pile.getByText('11 left').waitFor();
  const last = (await pile.locator('.name').first().innerText()).trim();
  await pile.getByRole('button', { name: last }).click();
  await mira.getByRole('article', { name: last }).waitFor();

  const noor = await newPage({ viewport: phone, settings: quiet });
  await noor.goto(watched);
  await noor.getByRole('button', { name: 'Look at the table' }).click();
  await noor.locator('.at-event-pill').click();
  await noor.getByRole('article', { name: last }).waitFor();
  expect(await barriers(noor)).toEqual([]);
});
