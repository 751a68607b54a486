import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { openTable } from '../support/hands.ts';
import { lay, steereMatch } from '../support/played-match.ts';

const mine = (page: Page) => page.getByRole('list', { name: 'Your matches' }).getByRole('listitem');
const lobby = (page: Page) => page.goto('/');

/** Keeps what a page tells the icon of the installed program, which Chromium has none of here. */
async function keepBadges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.setAppBadge = (matches) => {
      document.documentElement.dataset.badge = String(matches);
      return Promise.resolve();
    };
  });
}
const badge = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-badge');

async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/j/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the table' }).click();
}

test('the lobby shows opponents, round, turn and result of own matches; a spectator finds the match again', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet, expected: [/ERR_FAILED/] });
  const jonas = await newPage({ viewport: phone, settings: quiet });
  const ada = await newPage({ settings: quiet });
  await mira.clock.install();
  await keepBadges(mira);
  await keepBadges(jonas);
  const code = await openTable(mira, server.url, 'Mira');
  await lobby(mira);
  await mine(mira).getByText('Waits for 3 players').waitFor();
  await sitDown(jonas, code, 'Jonas');
  await jonas.getByText('Waiting for Mira to start.').waitFor();
  // the list is read anew now and then
  await mira.clock.fastForward(60_000);
  await mine(mira).filter({ hasText: 'Jonas' }).getByRole('link').click();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  await ada.goto(`/j/${code}`);
  await ada.getByRole('link', { name: 'Watch' }).click();
  for (const page of [mira, jonas, ada]) await page.getByRole('button', { name: 'Menu' }).waitFor();

  await lobby(mira);
  await mine(mira)
    .getByText(/Atoll · Round 1/)
    .waitFor();
  // who begins is drawn
  const toMove = mine(mira)
    .filter({ hasText: 'Jonas' })
    .getByText(/Your turn|Jonas to move/);
  const words = await toMove.innerText();
  expect(await badge(mira)).toBe(words === 'Your turn' ? '1' : '0');
  await lobby(jonas);
  await mine(jonas)
    .filter({ hasText: 'Mira' })
    .getByText(words === 'Your turn' ? 'Mira to move' : 'Your turn')
    .waitFor();
  expect(await badge(jonas)).toBe(words === 'Your turn' ? '0' : '1');
  await lobby(ada);
  await mine(ada).getByText('Watching').waitFor();
  expect(await mine(ada).count()).toBe(1);
  expect(await barriers(ada)).toEqual([]);
  await mine(ada).getByRole('link', { name: 'Continue: Mira, Jonas' }).click();
  await ada.getByRole('button', { name: 'Menu' }).waitFor();
  expect(new URL(ada.url()).pathname).toMatch(/^\/w\//);
  await lobby(ada);
  await mine(ada)
    .getByRole('button', { name: /off this list$/ })
    .click();
  await mine(ada).waitFor({ state: 'detached' });

  // a match of another game, one move before its end, is finished and stays in the list, below the
  // one that goes on
  const [[, own = ''] = []] = await lay(server, [
    steereMatch({ names: ['Lena', 'Mira'], moves: 11 }),
  ]);
  await mira.goto(own);
  await mira.locator('.turn.mine').waitFor();
  await mira.getByLabel('Type a move').fill('c1');
  await mira.getByRole('button', { name: 'Place', exact: true }).click();
  await mira
    .getByRole('dialog')
    .filter({ hasText: / connects? / })
    .waitFor();
  await lobby(mira);
  await mine(mira)
    .getByText(/You (won|lost)/)
    .waitFor();
  expect(await mine(mira).count()).toBe(2);
  expect(await mine(mira).first().innerText()).toContain('Jonas');
  expect(await barriers(mira)).toEqual([]);
  expect(await barriers(jonas)).toEqual([]);

  // without an answer the list stays as it was
  await mira.context().route('**/api/seats', (route) => route.abort());
  await mira.reload();
  await mine(mira)
    .getByText(/You (won|lost)/)
    .waitFor();
  await mine(mira).getByText(words).waitFor();

  // a seat of a match that goes on is not lost by a slip
  const goesOn = mine(mira).filter({ hasText: 'Jonas' });
  await goesOn.getByRole('button', { name: /off this list$/ }).click();
  const asked = mira.getByRole('alertdialog', { name: 'Leave this match?' });
  await asked.waitFor();
  expect(await barriers(mira)).toEqual([]);
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await asked.waitFor({ state: 'detached' });
  await goesOn.getByRole('button', { name: /off this list$/ }).click();
  await asked.getByRole('button', { name: 'Only take it off the list' }).click();
  await goesOn.waitFor({ state: 'detached' });
  expect(await mine(mira).count()).toBe(1);
});

test('a bot is one press away at every game, with the side that one wants, and begins when it is told to', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  await lobby(mira);
  await mira.getByLabel('Your name').fill('Mira');
  const game = mira.getByRole('group', { name: 'Game' });
  await game.getByRole('radio', { name: 'Steere’s Atoll' }).check();
  await mira
    .getByRole('combobox', { name: 'Your side against the bot' })
    .selectOption({ label: 'Play White' });
  await mira.getByRole('button', { name: 'Play a bot' }).click();
  await mira.getByText('White, you').first().waitFor();
  await lobby(mira);
  await game.getByRole('radio', { name: 'Das Atoll', exact: true }).check();
  await mira.getByRole('combobox', { name: 'Who begins' }).selectOption({ label: 'A bot begins' });
  await mira.getByRole('button', { name: 'Play 3 bots' }).click();
  await mira.getByRole('button', { name: 'Menu' }).waitFor();
  await lobby(mira);
  // the bot has the first seat, which is called Remora
  await mine(mira)
    .filter({ hasText: 'Remora' })
    .filter({ hasText: 'Round 1' })
    .getByText('Your turn')
    .waitFor();
});

test('a match that is over opens its replay from the list', async ({ server, newPage }) => {
  const [[own = ''] = []] = await lay(server, [
    steereMatch({ names: ['Mira', 'Jonas'], moves: 12 }),
  ]);
  const mira = await newPage({ settings: quiet });
  await mira.goto(own);
  await mira.getByRole('dialog').getByRole('link', { name: 'Replay' }).waitFor();
  await lobby(mira);
  await mine(mira)
    .getByRole('link', { name: /^Look again/ })
    .click();
  await mira.waitForURL(/\/replay\//);
  await mira.locator('.sa-surface[data-ready=true]').waitFor();
});

test('a host leaves a waiting match from the list, and a player leaves a running one', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  const jonas = await newPage({ settings: quiet, viewport: phone });
  const ada = await newPage({ settings: quiet });
  const code = await openTable(mira, server.url, 'Mira');
  await sitDown(jonas, code, 'Jonas');
  await sitDown(ada, code, 'Ada');
  await jonas.getByText('Waiting for Mira to start.').waitFor();
  const leave = async (page: Page, other: string): Promise<void> => {
    await lobby(page);
    const match = mine(page).filter({ hasText: other });
    await match.getByRole('button', { name: /off this list$/ }).click();
    const asked = page.getByRole('alertdialog', { name: 'Leave this match?' });
    expect(await barriers(page)).toEqual([]);
    await asked.getByRole('button', { name: 'Leave the match' }).click();
    await match.waitFor({ state: 'detached' });
  };
  await leave(mira, 'Jonas');
  await jonas.getByRole('button', { name: 'Start with 2 players' }).click();
  await jonas.getByRole('button', { name: 'Menu' }).waitFor();
  await leave(jonas, 'Ada');
  // of two the other has won
  await ada
    .getByRole('dialog')
    .getByText(/Jonas gave up|gave up/)
    .first()
    .waitFor();
});
