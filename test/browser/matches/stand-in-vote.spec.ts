import type { SeatGrant } from '@atoll/protocol';
import { JsonClient } from '@atoll/test-client/json-client';
import { joinTable } from '@atoll/test-client/tables';
import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { openNewTable, seatPage } from '../support/new-table.ts';
import { expectRoomFor } from '../support/stands-between.ts';
import { tabTo } from '../support/tab-to.ts';

test.use({ served: { env: { STAND_IN_AFTER: '8' } } });
const NAMES = ['Mira', 'Jonas', 'Ada'] as const;

const join = (
  { server }: Pick<Fixtures, 'server'>,
  code: string,
  name: string,
): Promise<SeatGrant> => joinTable(server.url, { code, name });

async function sit(
  { server, newPage }: Fixtures,
  grant: SeatGrant,
  viewport?: typeof phone,
): Promise<Page> {
  const page = await newPage({ settings: quiet, ...(viewport && { viewport }) });
  await page.goto(seatPage(server.url, grant));
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  return page;
}

interface Deserted {
  /** At a desk. */
  readonly asker: Page;
  /** At a small phone. */
  readonly other: Page;
  readonly names: { readonly asker: string; readonly other: string; readonly absent: string };
  /** What opens the seat of who has left. */
  readonly absent: SeatGrant;
}

/** Three people at a table, of whom the one who was asked has left. */
async function deserted({ server, newPage }: Fixtures): Promise<Deserted> {
  const { url } = server;
  const host = await openNewTable(url, { game: 'atoll', seats: 3 });
  const grants = [
    host,
    await join({ server }, host.code, 'Jonas'),
    await join({ server }, host.code, 'Ada'),
  ];
  const seats = await Promise.all(grants.map((grant) => JsonClient.enter(url, grant)));
  await seats[0]?.askOrThrow('start');
  await Promise.race(seats.map((seat) => seat.until(() => seat.prompt.asked)));
  const absent = seats.findIndex(({ prompt }) => prompt.asked);
  const [asking, asked] = [0, 1, 2].filter((seat) => seat !== absent) as [number, number];
  seats.forEach((seat) => seat.close());
  const leaving = await sit({ server, newPage }, grants[absent]!);
  const asker = await sit({ server, newPage }, grants[asking]!);
  const other = await sit({ server, newPage }, grants[asked]!, phone);
  await leaving.close();
  return {
    ...{ asker, other, absent: grants[absent]! },
    names: { asker: NAMES[asking]!, other: NAMES[asked]!, absent: NAMES[absent]! },
  };
}

const notice = (page: Page) => page.locator('.stand-in-notice');

async function propose(page: Page): Promise<void> {
  await page.locator('.banner').getByRole('button', { name: 'Propose a bot' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await tabTo(page, '.banner button');
  await page.keyboard.press('Enter');
}

test('a bot plays on for one of three once both others want it, by keys, one at a small phone', async ({
  server,
  newPage,
}) => {
  const { asker, other, names, absent } = await deserted({ server, newPage });
  const banner = asker.locator('.banner').getByRole('button', { name: 'Propose a bot' });
  await banner.waitFor();
  // After a reload the player need not wait again.
  await asker.reload();
  await asker.getByRole('button', { name: 'Menu' }).waitFor();
  await banner.waitFor();
  await propose(asker);
  await notice(asker)
    .getByText(`You propose that a bot plays on for ${names.absent}. Waiting for ${names.other}.`)
    .waitFor();
  await notice(other).getByText(`${names.asker} proposes that a bot plays on`).waitFor();
  await expectRoomFor(other, '.stand-in-notice');
  for (const page of [asker, other]) expect(await barriers(page)).toEqual([]);
  // After a reload the voter is asked again.
  await other.reload();
  await notice(other).getByRole('button', { name: 'Agree' }).waitFor();
  await tabTo(other, '.stand-in-notice button.go');
  await other.keyboard.press('Enter');
  for (const page of [asker, other])
    await page
      .getByText(/a bot plays on/)
      .first()
      .waitFor({ state: 'attached' });

  const back = await sit({ server, newPage }, absent);
  await back.getByText('A bot plays for you.').waitFor();
  await back.getByRole('button', { name: 'Take back your seat' }).click();
  await asker
    .getByText(/a bot plays on/)
    .first()
    .waitFor({ state: 'detached' });
});

test('no bot plays on where one of two would rather wait, who is not asked again', async ({
  server,
  newPage,
}) => {
  const { asker, other, names } = await deserted({ server, newPage });
  await propose(asker);
  await notice(other).getByRole('button', { name: 'Rather wait' }).waitFor();
  await tabTo(other, '.stand-in-notice button:not(.go)');
  await other.keyboard.press('Enter');
  for (const page of [asker, other]) {
    await notice(page).getByText(`No bot plays for ${names.absent}`).waitFor();
    expect(await barriers(page)).toEqual([]);
  }
  await tabTo(other, '.stand-in-notice button');
  await other.keyboard.press('Enter');
  await notice(other).waitFor({ state: 'detached' });

  await asker.getByRole('button', { name: 'Menu' }).click();
  await asker
    .getByRole('button', { name: `Propose that a bot plays on for ${names.absent}` })
    .click();
  await asker.getByRole('alert').getByText('That was turned down just now.').waitFor();
  expect(await notice(other).count()).toBe(0);
});
