import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { chooseBot } from '../support/hands.ts';

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

async function openTable(
  page: Page,
  { name, listed }: { name: string; listed: 'listed' | 'unlisted' },
): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Create a table' }).click();
  if (listed === 'listed') await page.getByRole('switch', { name: 'Public table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Your table' }).waitFor();
  return (await page.getByTestId('code').innerText()).trim();
}

async function joinWithCode(page: Page, name: string, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Join with a code').fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

test.describe('the lobby', () => {
  test('names the missing field, and lets nobody sit down without a name', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Create a table' }).click();
    await page.getByRole('alert').getByText('Enter your name first').waitFor();
    await page.getByLabel('Your name').fill('Mira');
    // name and game are still there after another page
    await page.getByRole('radio', { name: 'Hidden Ark' }).check();
    await page.getByRole('link', { name: 'Rules of Hidden Ark' }).click();
    await page.getByRole('link', { name: 'Back to lobby' }).click();
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Mira');
    expect(await page.getByRole('radio', { name: 'Hidden Ark' }).isChecked()).toBe(true);
    await page.getByLabel('Join with a code').fill('KX');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('alert').getByText('six letters or digits').waitFor();
  });

  test('offers a lesson until it is put away, whatever is played, and bots as strong as is wanted', async ({
    newPage,
  }) => {
    const page = await newPage({ settings: quiet });
    const sent: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => sent.push(payload.toString())),
    );
    await page.goto('/');
    await page.getByLabel('Your name').fill('Mira');
    await page.getByRole('radio', { name: 'Atoll', exact: true }).check();
    const lesson = page.getByRole('link', { name: /New to Atoll/ });
    await lesson.waitFor();
    const strength = page.getByLabel('How strong the bots play');
    expect(
      await strength.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text),
    ).toBe('medium');
    await strength.selectOption({ label: 'strong' });
    await page.getByRole('button', { name: 'Play a bot' }).click();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    expect(sent.some((payload) => payload.includes('open-sea'))).toBe(true);
    // the seat that she holds now says nothing of what she has learnt
    await page.goto('/');
    await lesson.waitFor();
    expect(
      await strength.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text),
    ).toBe('strong');
    await page.getByRole('button', { name: 'No longer offer the lesson of Atoll' }).click();
    await expect(lesson).toHaveCount(0);
    await page.getByRole('radio', { name: 'Hidden Ark' }).check();
    await page.getByRole('link', { name: /New to Hidden Ark/ }).waitFor();
    await page.reload();
    await page.getByRole('radio', { name: 'Atoll', exact: true }).check();
    await page.getByLabel('Your name').waitFor();
    await expect(lesson).toHaveCount(0);
  });

  test('keeps the typed text as soon as the field is there, while a slow device still loads the rest', async ({
    server,
    newPage,
  }) => {
    const page = await newPage({ viewport: phone });
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    let arrive = (): void => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/matches', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(server.url, { waitUntil: 'commit' });
    const field = page.getByLabel('Your name');
    await field.focus();
    await page.keyboard.type('Mira');
    arrive();
    await page
      .getByText(/No public table is open now|^Table of/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    expect(await field.inputValue()).toBe('Mira');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  // React draws a page that just arrived a second time when anything changes before it is shown:
  // nothing may be used up by the first.
  for (const wait of [0, 50, 150])
    test(
      `begins a match alone, though the list of tables arrives ${wait} ms after the page of the table`,
      wait === 50 ? GATE : EXAMINATION,
      async ({ newPage }) => {
        const page = await newPage();
        let arrive = (): void => {};
        const late = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        page.on('response', (response) => {
          if (response.url().includes('/table-page')) setTimeout(arrive, wait);
        });
        await page.route('**/api/matches', async (route) => {
          if (route.request().method() === 'GET') await late;
          await route.continue();
        });
        await page.goto('/');
        await page.getByLabel('Your name').fill('Mira');
        await page.getByRole('button', { name: 'Play solo' }).click();
        await page.getByRole('button', { name: 'Menu' }).waitFor();
        await page.context().close();
      },
    );

  test('says at once which sign no code has, and takes a code as long as a link has', async ({
    newPage,
  }) => {
    const page = await newPage();
    await page.goto('/');
    const field = page.getByLabel('Join with a code');
    await field.fill('KXR0');
    await page.getByRole('alert').getByText('No code has 0. Did you mean D or Q?').waitFor();
    expect(await field.inputValue()).toBe('KXR');
    await field.fill('KXR7MPACDEFG');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('KXR7MPACDEFG');
    await page.goto(`/j/KXB7MP`);
    await page.getByRole('heading', { name: 'KXB7MP is not a code' }).waitFor();
    await page.getByText('No code has B. Did you mean R?').waitFor();
  });

  test('says that nobody knows a code', async ({ newPage }) => {
    const page = await newPage({ expected: [/404/] });
    await joinWithCode(page, 'Mira', 'AAAAAA');
    await page.getByRole('alert').getByText('There is no such code').waitFor();
  });

  test('keeps the settings', async ({ newPage }) => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByRole('group', { name: 'Text size' })
      .getByRole('radio', { name: '150' })
      .check();
    await page.keyboard.press('Escape');
    await page.reload();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '24px',
    );
    expect(await widthOf(page)).toBeLessThanOrEqual(1280);
  });
});

test.describe('a waiting table', () => {
  test('fills with a friend and a bot, and begins for all of them', async ({ server, newPage }) => {
    const mira = await newPage({ settings: quiet });
    const code = await openTable(mira, { name: 'Mira', listed: 'unlisted' });
    const jonas = await newPage({ viewport: phone, settings: quiet });
    await joinWithCode(jonas, 'Jonas', `${server.url}/j/${code}`);
    await jonas.getByText('Waiting for Mira to start.').waitFor();
    expect(await widthOf(jonas)).toBeLessThanOrEqual(phone.width);

    await mira.getByRole('listitem').filter({ hasText: 'Jonas' }).waitFor();
    await mira.getByRole('button', { name: 'Add bot to seat 3' }).click();
    await chooseBot(mira, 'Shallows');
    await jonas.getByText('bot, Shallows: easy').waitFor();
    expect(await barriers(mira)).toEqual([]);
    expect(await barriers(jonas)).toEqual([]);

    await mira.setViewportSize(phone);
    const rows = mira.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    const rightmost = (): Promise<number> =>
      rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().right)));
    await expect.poll(rightmost).toBeLessThan(phone.width);
    await mira.getByRole('button', { name: 'Start with 3 players' }).click();
    for (const page of [mira, jonas]) await page.getByRole('button', { name: 'Menu' }).waitFor();
  });

  test('shows its guests, and lets the host take a seat back', async ({ newPage }) => {
    const mira = await newPage({ settings: quiet });
    const code = await openTable(mira, { name: 'Mira', listed: 'unlisted' });
    const jonas = await newPage({ settings: quiet });
    await jonas.goto(`/j/${code}`);
    await jonas.getByText('Mira invites you to a table').waitFor();
    expect(await barriers(jonas)).toEqual([]);
    await jonas.getByLabel('Your name').fill('Jonas');
    await jonas.getByRole('button', { name: 'Join the table' }).click();
    await jonas.getByText('Waiting for Mira to start.').waitFor();
    await mira.getByRole('button', { name: 'Open the seat of Jonas again' }).click();
    await jonas.getByRole('heading', { name: 'This seat is no longer yours' }).waitFor();
  });

  test('is found in the public list, and watched', async ({ newPage }) => {
    const mira = await newPage({ settings: quiet });
    await openTable(mira, { name: 'Nerea', listed: 'listed' });
    const watchers = [await newPage({ settings: quiet }), await newPage({ settings: quiet })];
    for (const page of watchers) {
      await page.goto('/');
      await page.getByRole('link', { name: 'Watch the table of Nerea' }).click();
      await page.getByText('The match has not begun yet').first().waitFor();
    }
    for (const page of [mira, ...watchers]) await page.getByText('2 people watch').waitFor();
  });

  test('moves to another device, and back', async ({ newPage }) => {
    const here = await newPage({ settings: quiet });
    await openTable(here, { name: 'Mira', listed: 'unlisted' });
    await here.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await here.getByRole('button', { name: 'Copy my seat link' }).click();
    await here.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await here.evaluate(() => navigator.clipboard.readText());

    const there = await newPage({ settings: quiet });
    await there.goto(link);
    await there.getByRole('heading', { name: 'Your table' }).waitFor();
    expect(new URL(there.url()).hash).toBe('');
    await here.getByRole('heading', { name: 'Opened elsewhere' }).waitFor();
    expect(await barriers(here)).toEqual([]);
    await here.getByRole('button', { name: 'Take it back here' }).click();
    await there.getByRole('heading', { name: 'Opened elsewhere' }).waitFor();
    await here.getByRole('heading', { name: 'Your table' }).waitFor();
  });
});

test('no barrier in the lobby, its form and its settings', async ({ newPage }) => {
  const page = await newPage({ settings: quiet });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Public tables' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('heading', { name: 'New table' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await barriers(page)).toEqual([]);
});

test('the lobby seats as many bots as are wanted, and shows the cards of the game at hand', async ({
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Mira');
  const choose = (name: string): Promise<void> =>
    page.getByRole('group', { name: 'Game' }).getByRole('radio', { name, exact: true }).check();
  const cards = page.getByRole('link', { name: 'Look at the cards' });
  await choose('Hidden Ark');
  expect(await cards.getAttribute('href')).toBe('/gallery/hidden-ark');
  await choose('Das Atoll');
  await cards.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'How many bots play' }).selectOption('4 bots');
  await page.getByRole('button', { name: 'Play 4 bots' }).click();
  await page.locator('.das-surface[data-ready=true]').waitFor();
  await expect(page.locator('.das-player')).toHaveCount(5);
});
