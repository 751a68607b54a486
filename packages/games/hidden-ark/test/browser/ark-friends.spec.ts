import type { Page } from 'playwright-core';
import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { decide, playOut } from './support/ark-hands.ts';
import { byMouse } from '../../../../../test/browser/support/map-hands.ts';
import { phone, quiet } from '../../../../../test/browser/support/visitors.ts';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { openNewTable, seatPage } from '../../../../../test/browser/support/new-table.ts';
import { arkMatch, finalRound } from './support/played-ark.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';
import { pressAt } from '../../../../../test/browser/support/point.ts';

const ready = (page: Page) => page.locator('.ark-surface[data-ready=true]').waitFor();
const settings = { ...quiet, askFirst: 'never' };
const tells = (page: Page, text: string | RegExp) =>
  page.locator('.tb-line').filter({ hasText: text }).last().waitFor({ state: 'attached' });
const place = (page: Page, item: string) => page.locator(`#ark-map [data-item="${item}"]`);
const GROUPS = '.tb-groups';

/** The first of these pages with a prompt. */
async function asked(people: readonly Page[]): Promise<Page> {
  for (;;)
    for (const page of people) if ((await page.locator('.turn.mine').count()) > 0) return page;
}

test('two friends begin on the picture of the map, sail and take back, and a third watches', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const grant = await openNewTable(url, {
    ...{ game: 'hidden-ark', seats: 2, options: { side: 'polar' } },
  });
  const mira = await newPage({ settings });
  await mira.goto(seatPage(url, grant));
  const jonas = await newPage({ settings });
  await jonas.goto(`${url}/j/${grant.code}`);
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  const ada = await newPage({ viewport: phone, settings: quiet });
  await ada.goto(`${url}/w/${grant.matchId}`);
  for (const page of [mira, jonas, ada]) await ready(page);
  // who is last in the round begins, and both find a place
  for (const location of ['L10', 'L01']) {
    const page = await asked([mira, jonas]);
    await pressAt(place(page, `location:${location}`));
    await tells(page, /begins in/);
    await page.locator('.turn:not(.mine)').or(page.locator('.ark-row .legal').first()).waitFor();
  }
  const sailor = await asked([mira, jonas]);
  // an award says what it is for where it is pointed at
  await sailor.getByRole('button', { name: /^Arctic / }).hover();
  await sailor
    .getByRole('region', { name: 'Arctic' })
    .getByText(/^The most fish of this region/)
    .waitFor();
  const operation = sailor.locator(GROUPS).getByRole('button', { name: /^Operation/ });
  while ((await operation.count()) === 0) await decide(sailor, byMouse);
  await operation.click();
  // the way to a space two moves away is sailed, and the vessel taken back
  const far = sailor.locator('#ark-map [data-open=true][aria-label$=" 2 spaces away"]').first();
  await far.waitFor({ state: 'attached' });
  const item = (await far.getAttribute('data-item')) ?? '';
  await pressAt(place(sailor, item));
  await tells(ada, new RegExp(`sails vessel 1 from .* to ${item.slice('space:'.length)}`));
  await sailor.getByRole('button', { name: 'Take back' }).click();
  await sailor.locator(`[data-item="${item}"][data-open=true]`).waitFor({ state: 'attached' });
  for (const page of [sailor, ada]) expect(await barriers(page)).toEqual([]);
});

test('two friends play the last round to the score sheet, which tells how the points came', async ({
  server,
  newPage,
}) => {
  const match = { names: ['Mira', 'Jonas'], seed: 'e', until: finalRound };
  const [paths = []] = await lay(server, [arkMatch(match)]);
  const people = await Promise.all(paths.map(() => newPage({ settings })));
  for (const [seat, page] of people.entries()) {
    await page.goto(paths[seat]);
    await ready(page);
  }
  await playOut(people.map((page) => [page, byMouse]));
  for (const page of people) {
    await page.getByRole('dialog').getByRole('table').first().waitFor();
    expect(await page.getByRole('rowheader', { name: /^Awards/ }).count()).toBe(1);
    await page.getByRole('heading', { name: 'Moments' }).waitFor();
  }
  expect(await barriers(people[0] as Page)).toEqual([]);
});
