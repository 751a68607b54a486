import { test } from '../support/browser-test.ts';
import { quiet } from '../support/visitors.ts';
import type { Page } from 'playwright-core';

/** A browser says itself that a request was refused. */
const expected = [/Failed to load resource/];

/** Opens a table and gives its code and the address of its page. */
async function openTable(page: Page): Promise<{ readonly code: string; readonly url: string }> {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return { code: (await page.getByTestId('code').innerText()).trim(), url: page.url() };
}

/** Answers a request in the name of the server. */
async function answer(
  page: Page,
  path: string,
  reply: { readonly status: number; readonly json: unknown },
): Promise<void> {
  await page.route(path, (route) => route.fulfill(reply));
}

test.describe('a match that the server refuses', () => {
  test('for other rules says so, offers to try again, and leads back', async ({ newPage }) => {
    const mira = await newPage({ expected, settings: quiet });
    const { url } = await openTable(mira);
    await answer(mira, '**/ensure', {
      status: 409,
      json: { error: { code: 'unplayable', message: 'the match began under version 1' } },
    });
    await mira.goto(url);
    await mira.getByRole('heading', { name: 'This match cannot be played here' }).waitFor();
    await mira.unroute('**/ensure');
    await mira.getByRole('button', { name: 'Try again' }).click();
    await mira.getByTestId('code').waitFor();
  });

  test('with errors over and over says so, and leads back to the lobby', async ({ newPage }) => {
    const mira = await newPage({ expected, settings: quiet });
    const { url } = await openTable(mira);
    await answer(mira, '**/ensure', {
      status: 500,
      json: { error: { code: 'internal', message: 'the server failed' } },
    });
    await mira.goto(url);
    await mira.getByRole('heading', { name: 'The server has a problem at this table' }).waitFor();
    await mira.getByRole('link', { name: 'Back to lobby' }).click();
    await mira.getByRole('button', { name: 'Create a table' }).waitFor();
  });

  test('is offered by no invitation', async ({ server, newPage }) => {
    const mira = await newPage({ settings: quiet });
    const { code } = await openTable(mira);
    const jonas = await newPage({ settings: quiet });
    const summary = (await (await fetch(`${server.url}/api/invites/${code}`)).json()) as object;
    await answer(jonas, '**/api/invites/*', {
      status: 200,
      json: { ...summary, phase: 'playing', playable: false },
    });
    await jonas.goto(`/j/${code}`);
    await jonas.getByText('This match cannot go on: the rules of this server are newer.').waitFor();
    for (const offer of ['Watch', 'Join the table', 'Take your seat'])
      if ((await jonas.getByText(offer, { exact: true }).count()) > 0)
        throw new Error(`the page offers: ${offer}`);
  });

  test('because it is over says so to a person who has its code', async ({ server, newPage }) => {
    const mira = await newPage({ settings: quiet });
    const { code } = await openTable(mira);
    const jonas = await newPage({ settings: quiet });
    const summary = (await (await fetch(`${server.url}/api/invites/${code}`)).json()) as object;
    await answer(jonas, '**/api/invites/*', { status: 200, json: { ...summary, phase: 'over' } });
    await jonas.goto(`/j/${code}`);
    await jonas.getByText('This match is over. You may see how it ended.').waitFor();
    await jonas.getByRole('link', { name: 'Look at it' }).waitFor();
  });
});
