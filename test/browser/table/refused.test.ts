import { describe, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openHouse } from '../support/house.ts';

const house = openHouse();
/** A browser says itself that a request was refused. */
const expected = [/Failed to load resource/];

/** Opens a table and gives its code and the address of its page. */
async function openTable(page: Page): Promise<{ readonly code: string; readonly url: string }> {
  await page.goto(house.server.url);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return { code: (await page.getByTestId('code').innerText()).trim(), url: page.url() };
}

/** Answers a request in the name of the server. */
async function answer(
  page: Page,
  path: string,
  told: { readonly status: number; readonly json: unknown },
): Promise<void> {
  await page.route(path, (route) => route.fulfill(told));
}

describe('a match that the server refuses', () => {
  test('for other rules says so, offers to try again, and leads back', async () => {
    const mira = await house.audience.person({ expected });
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

  test('with errors over and over says so, and leads back to the lobby', async () => {
    const mira = await house.audience.person({ expected });
    const { url } = await openTable(mira);
    await answer(mira, '**/ensure', {
      status: 500,
      json: { error: { code: 'internal', message: 'the server failed' } },
    });
    await mira.goto(url);
    await mira.getByRole('heading', { name: 'The server fails at this table' }).waitFor();
    await mira.getByRole('link', { name: 'Back to lobby' }).click();
    await mira.getByRole('button', { name: 'Create a table' }).waitFor();
  });

  test('is offered by no invitation', async () => {
    const mira = await house.audience.person();
    const { code } = await openTable(mira);
    const jonas = await house.audience.person();
    const summary = (await (
      await fetch(`${house.server.url}/api/invites/${code}`)
    ).json()) as object;
    await answer(jonas, '**/api/invites/*', {
      status: 200,
      json: { ...summary, phase: 'playing', playable: false },
    });
    await jonas.goto(`${house.server.url}/j/${code}`);
    await jonas
      .getByText('This match cannot be played on: the rules of this server are newer than it.')
      .waitFor();
    for (const offer of ['Watch', 'Join the table', 'Take your seat'])
      if ((await jonas.getByText(offer, { exact: true }).count()) > 0)
        throw new Error(`the page offers: ${offer}`);
  });

  test('because it is over says so, to whoever has its code', async () => {
    const mira = await house.audience.person();
    const { code } = await openTable(mira);
    const jonas = await house.audience.person();
    const summary = (await (
      await fetch(`${house.server.url}/api/invites/${code}`)
    ).json()) as object;
    await answer(jonas, '**/api/invites/*', { status: 200, json: { ...summary, phase: 'over' } });
    await jonas.goto(`${house.server.url}/j/${code}`);
    await jonas.getByText('This match is over. You may look at how it ended.').waitFor();
    await jonas.getByRole('link', { name: 'Look at it' }).waitFor();
  });
});
