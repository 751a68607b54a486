import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion, decide } from '../support/hands.ts';
import { lay, layMatches, steereMatch } from '../support/played-match.ts';

const idIn = (path: string): string => /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';
const range = (page: Page) => page.getByRole('slider', { name: 'Where in the match' });
const at = async (page: Page): Promise<number> => Number(await range(page).inputValue());
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A finished match of Atoll for two, looked back at. */
async function openReplay(
  { server, newPage }: Fixtures,
  viewport?: { readonly width: number; readonly height: number },
) {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'replay', options: { events: true } },
  ]);
  const page = await newPage({ settings: quiet, ...(viewport ? { viewport } : {}) });
  const address = `${server.url}/replay/${idIn(path)}`;
  await page.goto(address);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  return { page, address, path };
}

test('a finished match is looked back at, by pointer and by keyboard, and a link leads to the very moment', async ({
  server,
  newPage,
}) => {
  const { page, address } = await openReplay({ server, newPage });
  const end = await at(page);
  expect(end).toBeGreaterThan(40);
  await press(page, 'To the start');
  expect(await at(page)).toBe(0);
  await page.getByRole('heading', { name: 'Round 1' }).first().waitFor();
  await press(page, 'An action on');
  await press(page, 'An action on');
  expect(await at(page)).toBe(2);

  await page.locator('.status-bar').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { name: 'Round 2' }).first().waitFor();
  const round = await at(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('.');
  expect(await at(page)).toBeGreaterThan(round + 1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  expect(await at(page)).toBe(round);
  await page.getByLabel('Seen by').selectOption({ label: 'Jonas' });
  await page.waitForURL((url) => url.search === `?at=${round}&seat=1`);
  expect(await barriers(page)).toEqual([]);

  const other = await newPage({ settings: quiet });
  await other.goto(`${address}?at=${round}&seat=1`);
  await other.locator('.at-surface[data-ready=true]').waitFor();
  expect(await at(other)).toBe(round);
  expect(await other.getByLabel('Seen by').inputValue()).toBe('1');

  // it plays by itself, faster than one could press, and ends at the end
  await range(page).fill(String(end - 3));
  await page.getByLabel('Speed').selectOption('8');
  await press(page, 'Play');
  await page.waitForFunction(
    (last) => document.querySelector<HTMLInputElement>('.replay-time input')?.value === last,
    String(end),
  );
  const play = page.getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  // once it has stopped there, a step back does not start it again
  await range(page).fill(String(end - 1));
  await expect.poll(() => at(page)).toBe(end - 1);
  expect(await play.isVisible()).toBe(true);
});

test('the slider may be moved through hundreds of places where a browser limits how often the address is written', async ({
  server,
  newPage,
}) => {
  const { page, address } = await openReplay({ server, newPage });
  const other = await page.context().newPage();
  await other.clock.install();
  await other.addInitScript(() => {
    const write = history.replaceState.bind(history);
    let written: readonly number[] = [];
    history.replaceState = (...given) => {
      written = [...written.filter((at) => at > performance.now() - 30_000), performance.now()];
      if (written.length > 100)
        throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
      write(...given);
    };
  });
  await other.goto(address);
  await other.locator('.at-surface[data-ready=true]').waitFor();
  const end = await at(other);
  // time stands still: as quick as no hand is
  await other.clock.pauseAt(Date.now() + 1_000);
  for (let place = 0; place < 110; place++) await range(other).fill(String(end - (place % end)));
  await range(other).fill('5');
  await other.clock.resume();
  await other.waitForURL((url) => url.search === '?at=5');
  expect(await other.locator('.at-surface').isVisible()).toBe(true);
});

test('a match is saved as a file and opened from it; a file that was changed is refused with a word', async ({
  server,
  newPage,
}) => {
  const { page } = await openReplay({ server, newPage });
  const end = await at(page);
  const arrival = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save this match' }).click();
  const file = await (await arrival).path();
  const text = await readFile(file, 'utf8');
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a match file' }).click();
  const choose = (content: string) =>
    page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'match.jsonl', mimeType: 'text/plain', buffer: Buffer.from(content) });
  await choose(text.replace('"seed":"', '"seed":"x'));
  await page.getByText('The file cannot be read: the file was changed').waitFor();
  await choose(text);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  expect(await range(page).getAttribute('max')).toBe(String(end));
});

test('one plays on from a place of a replay against bots, and comes back to it', async ({
  server,
  newPage,
}) => {
  const { page } = await openReplay({ server, newPage });
  // at the end it says why not
  await page.getByRole('button', { name: 'Play from here' }).click({ force: true });
  await page.getByRole('alert').getByText('The match is over here').waitFor();
  await press(page, 'A turn back');
  await press(page, 'A round back');
  await page.getByLabel('Seen by').selectOption({ label: 'Jonas' });
  const from = await at(page);
  await press(page, 'Play from here');
  await page.getByText(`You play for Jonas from action ${from} on`).waitFor();
  const asked = await awaitQuestion(page);
  expect(['turn', 'answers']).toContain(asked.kind);
  const lines = page.locator('.tb-line');
  const before = await lines.count();
  // a purchase may ask how it is paid, and where it goes
  for (let decided = 0; decided < 6 && (await lines.count()) === before; decided++) {
    await decide(page);
    await awaitQuestion(page);
  }
  expect(await lines.count()).toBeGreaterThan(before);
  expect(await barriers(page)).toEqual([]);
  await press(page, 'Back to the replay');
  await range(page).waitFor();
  expect(await at(page)).toBe(from);
});

test('a match that is not over is watched instead, and the same page serves a phone and another game', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await lay(server, [
    steereMatch({ names: ['Mira', 'Jonas'], moves: 4 }),
  ]);
  const page = await newPage({ settings: quiet, expected: [/409/] });
  await page.goto(`/replay/${idIn(path)}`);
  await page.getByRole('link', { name: 'Watch it' }).waitFor();

  // another match is laid into the server, which ends meanwhile
  await page.close();

  const small = await openReplay({ server, newPage }, phone);
  expect(await barriers(small.page)).toEqual([]);
  await press(small.page, 'A turn back');
  expect(await at(small.page)).toBeGreaterThan(10);
});
