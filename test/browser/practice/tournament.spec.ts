import { JsonClient } from '@atoll/test-client/json-client';
import type { TournamentGrant, TournamentView } from '@atoll/protocol';
import type { Page } from 'playwright-core';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';

/** The own seat of the match that a page shows concedes. */
async function concede(page: Page, url: string): Promise<void> {
  const seat = await page.evaluate(() => {
    const id = location.pathname.split('/')[2];
    const seats = JSON.parse(localStorage.getItem('atoll.seats') ?? '[]') as {
      readonly matchId: string;
      readonly token: string;
    }[];
    return seats.find(({ matchId }) => matchId === id)!;
  });
  const client = await JsonClient.enter(url, seat);
  await client.ask('concede', { bot: 'random' });
  client.close();
}

test('a tournament of people and bots runs by itself from its link to its standings', async ({
  server,
  newPage,
}) => {
  const host = await newPage({ settings: quiet, viewport: phone });
  await host.goto('/');
  await host.getByRole('link', { name: 'Tournament' }).click();
  await host.getByRole('heading', { name: /^A tournament/ }).waitFor();
  expect(await barriers(host)).toEqual([]);
  await host.getByLabel('Your name').fill('Mira');
  await host.getByLabel('Name of the tournament').fill('Reef cup');
  await host.getByLabel('Who meets whom').selectOption({ label: 'Knock-out' });
  await host.getByRole('button', { name: 'Open the tournament' }).click();
  await host.getByRole('heading', { name: 'Reef cup' }).waitFor();

  const guest = await newPage({ settings: quiet });
  await guest.goto(new URL(host.url()).pathname);
  await guest.getByLabel('Your name').fill('Jonas');
  await guest.getByRole('button', { name: 'Take part' }).click();
  await guest.getByText('Players: 2 of at most 64').waitFor();
  await host.getByText('Jonas').waitFor();
  await host.getByRole('button', { name: 'Add a bot' }).click();
  await host.getByText('Players: 3 of at most 64').waitFor();
  expect(await barriers(host)).toEqual([]);
  await host.getByRole('button', { name: 'Begin the tournament' }).click();

  const play = async (page: Page): Promise<void> => {
    const toMatch = page.getByRole('button', { name: 'To the match' });
    const end = page.getByText(/^The tournament is over/);
    for (;;) {
      await toMatch.or(end).first().waitFor();
      if (await end.isVisible()) return;
      await toMatch.click();
      await page.waitForURL(/\/m\//);
      const back = page.getByRole('link', { name: 'To the tournament' });
      await page.getByRole('button', { name: 'Menu' }).or(back).first().waitFor();
      if (!(await back.isVisible())) {
        await concede(page, server.url);
        // The page has lost its seat to the client that conceded, and takes it back.
        await page.reload();
      }
      await back.click();
      await page.waitForURL(/\/tournament\//);
    }
  };
  await Promise.all([play(host), play(guest)]);
  await host.getByRole('heading', { name: 'Standings' }).waitFor();
  await host.getByText('Final').waitFor();
  await host.getByText('Round 1 of 2').click();
  expect(await host.getByRole('link', { name: /^Replay/ }).count()).toBe(2);
  expect(await barriers(host)).toEqual([]);
});

test('a lost answer costs nobody a place, and the host removes a player who is gone', async ({
  server,
  newPage,
}) => {
  const request = { game: 'steere-atoll', title: 'Reef cup', format: 'knock-out', name: 'Mira' };
  const clock = { kind: 'bank', minutes: 5, seconds: 5, atZero: 'loss' };
  const opened = await fetch(`${server.url}/api/tournaments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, clock }),
  });
  const { id, token } = (await opened.json()) as TournamentGrant;

  const guest = await newPage({ settings: quiet, expected: [/ERR_FAILED/] });
  await guest.route(
    /\/join$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await guest.goto(`/tournament/${id}`);
  await guest.getByLabel('Your name').fill('Jonas');
  await guest.getByRole('button', { name: 'Take part' }).click();
  await guest.getByText('You take part. The host begins the tournament.').waitFor();
  await guest.getByText('Players: 2 of at most 64').waitFor();

  const host = await newPage({ settings: quiet, viewport: phone });
  const kept = JSON.stringify([{ id, token, game: request.game, title: request.title }]);
  await host.addInitScript((text) => localStorage.setItem('atoll.tournaments', text), kept);
  await host.goto(`/tournament/${id}`);
  await host.getByRole('button', { name: 'Begin the tournament' }).click();
  // Before the first round is paired, a tournament of one player would be over.
  await host.getByRole('button', { name: 'To the match' }).waitFor();
  const list = host.getByText('Remove a player');
  await list.click();
  await host.getByRole('button', { name: /^Remove .*Jonas/ }).click();
  await expect(host.getByRole('button', { name: 'No, go on' })).toBeFocused();
  expect(await barriers(host)).toEqual([]);
  await host.getByRole('button', { name: 'Yes' }).click();
  await host.getByRole('rowheader', { name: /Jonas.*has left/ }).waitFor();
  await expect(list).toBeFocused();

  const drawn = 'drawn-match-of-the-two';
  await host.route(`**/api/tournaments/${id}`, async (route) => {
    const view = (await (await route.fetch()).json()) as TournamentView;
    const pairing = view.rounds[0]?.[0];
    if (pairing?.kind === 'match') pairing.drawn.push(drawn);
    await route.fulfill({ json: view });
  });
  const link = host.getByRole('link', { name: /^Draw 1/ });
  expect(await link.getAttribute('href')).toBe(`/replay/${drawn}`);
  expect(await barriers(host)).toEqual([]);
  await host.unrouteAll({ behavior: 'ignoreErrors' });
});
