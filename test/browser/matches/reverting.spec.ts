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

const NAMES = ['Mira', 'Jonas'] as const;

const join = (
  { server }: Pick<Fixtures, 'server'>,
  code: string,
  name: string,
): Promise<SeatGrant> => joinTable(server.url, { code, name });

/** Mira and Jonas at small phones, where one of them has just turned up a card. */
async function afterDraw({
  server,
  newPage,
}: Fixtures): Promise<{ readonly asker: Page; readonly other: Page; readonly name: string }> {
  const { url } = server;
  const grant = await openNewTable(url, { game: 'atoll', seats: 2 });
  const grants = [grant, await join({ server }, grant.code, 'Jonas')];
  const seats = await Promise.all(grants.map((each) => JsonClient.enter(url, each)));
  await seats[0]?.askOrThrow('start');
  const drew = await playUntilDrawn(seats);
  seats.forEach((seat) => seat.close());
  const pages = await Promise.all(
    grants.map(async (each) => {
      const page = await newPage({ settings: quiet, viewport: phone });
      await page.goto(seatPage(url, each));
      await page.getByRole('button', { name: 'Menu' }).waitFor();
      return page;
    }),
  );
  return {
    ...{ asker: pages[drew] as Page, other: pages[1 - drew] as Page },
    name: NAMES[drew] as string,
  };
}

/** Opens the question of the menu by keys alone, and answers it so. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ask to take back' }).waitFor();
  await tabTo(page, '.revert-open');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Take back your last final decision?' });
  await question.getByText('they cannot unsee').waitFor();
  expect(await barriers(page)).toEqual([]);
  await tabTo(page, '[role=alertdialog] button.plain');
  await page.keyboard.press('Enter');
}

const notice = (page: Page) => page.locator('.revert-notice');

test('a draw is taken back once the other player agrees, by keys on small phones', async ({
  server,
  newPage,
}) => {
  const { asker, other, name } = await afterDraw({ server, newPage });
  await ask(asker);
  await notice(asker).getByText('You ask to take back. Waiting for').waitFor();
  await notice(other).getByText(`${name} asks to take back`).waitFor();
  await expectRoomFor(other, '.revert-notice');
  for (const page of [asker, other]) expect(await barriers(page)).toEqual([]);
  await tabTo(other, '.revert-notice button.go');
  await other.keyboard.press('Enter');

  const done = `${name} took back a decision with everybody’s consent.`;
  for (const page of [asker, other]) {
    await notice(page).getByText(done).waitFor();
    await page.getByRole('log').getByText(done).first().waitFor({ state: 'attached' });
    expect(await barriers(page)).toEqual([]);
  }
  await tabTo(asker, '.revert-notice button');
  await asker.keyboard.press('Enter');
  await notice(asker).waitFor({ state: 'detached' });
  await asker.getByRole('button', { name: 'Menu' }).click();
  await asker.getByRole('button', { name: 'Copy watch link' }).waitFor();
  expect(await asker.locator('.revert-open').count()).toBe(0);
});

test('a draw stays when the other player refuses, who is not asked again', async ({
  server,
  newPage,
}) => {
  const { asker, other } = await afterDraw({ server, newPage });
  await ask(asker);
  await notice(other).getByRole('button', { name: 'Not this time' }).waitFor();
  await tabTo(other, '.revert-notice button:not(.go)');
  await other.keyboard.press('Enter');
  await notice(asker).getByText('Nothing is taken back').waitFor();
  expect(await barriers(asker)).toEqual([]);
  await ask(asker);
  await asker.getByRole('alert').getByText('You have asked about this decision already').waitFor();
  expect(await notice(other).getByRole('button', { name: 'Agree' }).count()).toBe(0);
});

test('alone with a bot nobody has to agree, and the score sheet says so', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const grant = await openNewTable(url, { game: 'atoll', seats: 2 });
  const seat = await JsonClient.enter(url, grant);
  await seat.askOrThrow('seats', { do: 'bot', seat: 1, bot: 'random' });
  await seat.askOrThrow('seats', { do: 'pace', pace: 0 });
  await seat.askOrThrow('start');
  await playUntilDrawn([seat]);
  seat.close();
  const mira = await newPage({ settings: quiet, viewport: phone });
  await mira.goto(seatPage(url, grant));
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Take back a final decision' }).click();
  const question = mira.getByRole('alertdialog');
  await question.getByText('the score sheet will say that you took something back').waitFor();
  await question.getByRole('button', { name: 'Take back' }).click();
  await notice(mira).getByText('Mira took back a decision, alone with bots.').waitFor();
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Give up' }).click();
  await mira.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  const sheet = mira.getByRole('dialog');
  await sheet.getByText('Taken back 1 time after something was drawn').waitFor();
  expect(await barriers(mira)).toEqual([]);
});

const isNoPass = (action: unknown): boolean => (action as { type: string }).type !== 'pass';

/**
 * Plays a match of Atoll on until one of these seats has turned up a card. @returns which of them
 */
async function playUntilDrawn(seats: readonly JsonClient[]): Promise<number> {
  const [first] = seats as [JsonClient];
  const drawn = (): number =>
    first
      .of('step')
      .find(
        ({ seat, events }) =>
          seat < seats.length &&
          events.some((event) => (event as { type: string }).type === 'offerRefilled'),
      )?.seat ?? -1;
  while (drawn() < 0) {
    await Promise.race(seats.map((seat) => seat.until(() => seat.prompt.asked)));
    const asked = seats.find(({ prompt }) => prompt.asked);
    await asked?.decide(isNoPass);
  }
  await seats[drawn()]?.until(() => (seats[drawn()]?.prompt.settled ?? 0) > 0);
  return drawn();
}
