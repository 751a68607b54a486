import { randomUUID } from 'node:crypto';
import type { SeatGrant } from '@atoll/protocol';
import { colyseusTransport } from '../../../packages/client/src/net/link/colyseus-transport.ts';
import { LiveSession } from '../../../packages/client/src/net/live-session.ts';
import type { TableState } from '../../../packages/table-kit/src/table/session/table-state.ts';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { openNewTable, seatPage } from '../support/new-table.ts';

/** Plays the match of a person alone to its end, and does as little as is allowed. */
async function playOut(
  { server }: Pick<Fixtures, 'server'>,
  { matchId, token }: SeatGrant,
): Promise<void> {
  const session = new LiveSession({
    transport: colyseusTransport(server.url),
    ...{ matchId, token, newId: randomUUID },
  });
  const until = (holds: (state: TableState) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (holds(session.getState()) && resolve());
      session.subscribe(look);
      look();
    });
  session.open();
  await until(({ snapshot }) => (snapshot?.seats[0]?.share ?? '') !== '');
  expect(await session.start()).toMatchObject({ ok: true });
  const over = ({ snapshot }: TableState): boolean => snapshot?.phase === 'over';
  while (!over(session.getState())) {
    const legal = session.getState().prompt.legal as readonly { readonly type: string }[];
    await session.submit(legal.find(({ type }) => type === 'pass') ?? legal[0]);
    await until((state) => over(state) || state.prompt.legal.length > 0);
  }
  session.leave();
}

test('a browser adds to the seed of its match, and finds that again in the replay', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  const grant = await openNewTable(server.url, { game: 'atoll', seats: 1 });
  await page.goto(seatPage(server.url, grant));
  await page.getByRole('heading', { name: 'Your table' }).waitFor();
  await page.getByText('Fair draws').click();
  // what the server is bound to and the own share are seen before anything is drawn
  const promised = await page.locator('.draws > p code').innerText();
  expect(promised).toMatch(/^[\da-f]{64}$/);
  const added = page.locator('.draws dl');
  await added.getByText(/^[\w-]{22}$/).waitFor();
  const share = await added.innerText();
  expect(await barriers(page)).toEqual([]);
  await playOut({ server }, grant);
  await page.goto(`/replay/${grant.matchId}`);
  await page.getByRole('button', { name: 'Draws' }).click();
  const sheet = page.getByRole('dialog', { name: 'Were the draws fair?' });
  await sheet.getByText('This browser added one of these itself').waitFor();
  await sheet.getByText('Both fit').waitFor();
  await sheet.getByText(/^[\d,]+ numbers were drawn: .*\d+ for the deck of animals/).waitFor();
  expect(await sheet.locator('dl').innerText()).toMatch(/Mira\s+[\w-]{22}$/);
  expect(await sheet.locator('dl').innerText()).toBe(share);
  await sheet.getByText(promised).waitFor();
  expect(await barriers(page)).toEqual([]);
  const address = page.url();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  const other = await newPage({ settings: quiet, viewport: phone });
  await other.goto(address);
  await other.getByRole('button', { name: 'Draws' }).click();
  await other.getByText('This browser added nothing here').waitFor();
  expect(await barriers(other)).toEqual([]);
});
