import { JsonClient } from '@atoll/test-client/json-client';
import { barriers } from '../support/barriers.ts';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';

test('a rated match says so before it is joined, changes both ratings, and shows them on the ladder', async ({
  newPage,
}) => {
  const host = await newPage({ settings: quiet });
  await host.goto('/');
  await host.getByLabel('Your name').fill('Mira');
  await host.getByRole('button', { name: 'Create a table' }).click();
  await host.getByText('Rated match').click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('This match is rated').waitFor();
  const code = await host.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('atoll.seats') ?? '[]') as { code: string }[];
    return seats[0]?.code ?? '';
  });

  const guest = await newPage({ settings: quiet, viewport: phone });
  await guest.goto(`/j/${code}`);
  await guest.getByText('its result changes your rating').waitFor();
  expect(await barriers(guest)).toEqual([]);
  await guest.getByLabel('Your name').fill('Jonas');
  await guest.getByRole('button', { name: 'Join the table' }).click();
  await guest.getByText('This match is rated').waitFor();
  await host.getByRole('button', { name: /^Start/ }).click();
  for (const page of [host, guest]) await page.locator('.at-surface[data-ready=true]').waitFor();

  const seat = await guest.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('atoll.seats') ?? '[]') as {
      readonly matchId: string;
      readonly token: string;
    }[];
    return seats[0]!;
  });
  const client = await JsonClient.enter(new URL(guest.url()).origin, seat);
  await client.askOrThrow('concede', { bot: 'random' });
  client.close();

  await host.getByText(/^Your rating: 1,500 → 1,6\d\d \(\+\d+\)$/).waitFor();
  await host.getByRole('link', { name: 'To the ladder' }).click();
  await host.getByRole('heading', { name: 'Your rating' }).waitFor();
  await host.getByRole('img', { name: /^Your rating over 1 match/ }).waitFor();
  await host.getByText('Match by match').click();
  await host.getByRole('link', { name: /^Replay of/ }).waitFor();
  expect(await barriers(host)).toEqual([]);

  await guest.goto('/ladder/atoll');
  await guest
    .getByText(/^1,[0-4]\d\d ± /)
    .first()
    .waitFor();
  expect(await barriers(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Delete my ratings' }).click();
  await guest.getByRole('button', { name: 'Delete all my ratings for good' }).click();
  await expect(guest.getByText('Your ratings are deleted.')).toBeFocused();
  await guest.getByText('You have not played a rated match').waitFor();
});
