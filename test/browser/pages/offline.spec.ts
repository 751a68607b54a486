import { cpSync, mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../../scripts/support/run.mjs';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { chromiumOptions, phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion, decide, passToTheEnd } from '../support/hands.ts';
import { CUT, isKept, until } from '../support/kept-program.ts';
import { pressByKey } from '../support/press-by-key.ts';

/** A copy of the built client, which becomes a newer one. */
const client = mkdtempSync(path.join(os.tmpdir(), 'atoll-client-'));
cpSync(path.join(root, 'packages/client/dist'), client, { recursive: true });
test.use({ launchOptions: chromiumOptions('whole') });
test.use({ served: { env: { CLIENT_FOLDER: client } } });
test.describe.configure({ mode: 'default' });
test.afterAll(() => rm(client, { recursive: true, force: true }));

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}
interface Manifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[];
}

const mine = (page: Page) => page.getByRole('list', { name: 'Your matches' }).getByRole('listitem');

/** Follows a link by Enter. */
async function followByKey(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('link', { name }).first();
  await link.waitFor();
  await link.focus();
  await page.keyboard.press('Enter');
}

/** How many decisions are kept of each match of this device. */
const decisions = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('atoll');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map((match) => match.decisions.length as number));
          };
        };
      }),
  );

async function readManifest({ server }: Pick<Fixtures, 'server'>, page: Page): Promise<Manifest> {
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  return (await fetch(`${server.url}${address}`)).json() as Promise<Manifest>;
}

/** Icons that are not there, or not as large as the manifest says. */
const wrongIcons = (page: Page, icons: readonly Icon[]): Promise<readonly string[]> =>
  page.evaluate(async (listed) => {
    const wrong: string[] = [];
    for (const { src, sizes } of listed) {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      if (`${picture.width}x${picture.height}` !== sizes) wrong.push(src);
    }
    return wrong;
  }, icons);

test('it can be installed, starts and plays without a network, and is updated between matches only', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const page = await newPage({
    ...{ viewport: phone, settings: quiet, keeps: 'program', expected: CUT },
  });
  await page.goto(url);
  await until(() => isKept(page));

  // installable: a manifest without faults, icons of the sizes that systems ask for, shortcuts
  const browser = await page.context().newCDPSession(page);
  expect(await browser.send('Page.getAppManifest')).toMatchObject({ errors: [] });
  // people of tests come in private windows, which install nothing
  expect(await browser.send('Page.getInstallabilityErrors')).toEqual({
    installabilityErrors: [{ errorId: 'in-incognito', errorArguments: [] }],
  });
  const manifest = await readManifest({ server }, page);
  expect(manifest).toMatchObject({
    ...{ name: 'Atoll', start_url: '/', scope: '/', display: 'standalone', lang: 'en' },
  });
  for (const purpose of ['any', 'maskable'])
    for (const sizes of ['192x192', '512x512'])
      expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes, purpose }));
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((each) => each.icons)];
  expect(await wrongIcons(page, icons)).toEqual([]);
  expect(manifest.shortcuts.map((each) => each.url)).toEqual(['/?start=solo', '/?start=code']);
  await page.goto(`${url}/?start=code`);
  await expectFocus(page, 'Join with a code');

  // the network is cut, and the server is gone
  await server.kill();
  await page.context().setOffline(true);
  await page.goto(url);
  // a browser may take a cut cable for a server that is gone
  await page.getByText(/You are offline|The server does not answer/).waitFor();
  expect(await page.getByRole('button', { name: 'Create a table' }).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  // a match against a bot: begun, left, and gone on with after a reload
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Mira');
  await pressByKey(page, 'Play a bot');
  await page.getByText('Kept on this device after every move.').waitFor();
  await awaitQuestion(page);
  await pressByKey(page, 'Seaweed Sale');
  await until(async () => ((await decisions(page))[0] ?? 0) > 0);
  expect(await barriers(page)).toEqual([]);
  await followByKey(page, 'Back to lobby');
  await mine(page).getByText('on this device').waitFor();
  const [kept = 0] = await decisions(page);
  expect(kept).toBeGreaterThan(0);
  await page.reload();
  await followByKey(page, /^Continue: /);
  await page.getByText('Kept on this device after every move.').waitFor();
  await awaitQuestion(page);
  await until(async () => {
    await decide(page);
    return ((await decisions(page))[0] ?? 0) > kept;
  });

  // one alone, to its end
  await followByKey(page, 'Back to lobby');
  await pressByKey(page, 'Play solo');
  await passToTheEnd(page);
  await page.getByRole('button', { name: 'Play again' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await followByKey(page, 'Back to lobby');
  await mine(page).nth(1).waitFor();

  // rules, cards and a lesson
  await followByKey(page, 'Rules of Atoll');
  await page.getByRole('heading', { level: 1, name: /Atoll/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await followByKey(page, 'Back to lobby');
  await followByKey(page, 'The cards');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(url);
  await followByKey(page, 'First match of Atoll');
  await page.getByText('Part 1 of 3').waitFor();
  await page.locator('.at-surface canvas').waitFor();

  // with the server there again, the list tells of both; a newer version arrives meanwhile
  await server.resume();
  await page.context().setOffline(false);
  await page.goto(url);
  await page.getByRole('button', { name: 'Create a table' }).waitFor();
  await mine(page).nth(1).waitFor();
  expect(await mine(page).count()).toBe(2);
  const before = await filesKept(page);
  await makeNewer();
  await followByKey(page, /^Continue: /);
  await page.getByText('Kept on this device after every move.').waitFor();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await until(() => isWaiting(page));
  expect(await page.getByText(NEWER).count()).toBe(0);
  await followByKey(page, 'Back to lobby');
  await page.getByText(NEWER).waitFor();
  expect(await barriers(page)).toEqual([]);
  const loaded = page.waitForEvent('load');
  await pressByKey(page, 'Use it now');
  await loaded;
  await page.getByRole('button', { name: 'Create a table' }).waitFor();
  expect(await filesKept(page)).not.toEqual(before);
  await mine(page).nth(1).waitFor();
  expect(await page.getByText(NEWER).count()).toBe(0);
  expect(await mine(page).count()).toBe(2);
});

const NEWER = 'A new version of Atoll is here.';

/** The names of the stored builds. */
const filesKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('atoll-files')));

/** Lets the server serve another version from now on: the same files under another name. */
async function makeNewer(): Promise<void> {
  const file = path.join(client, 'sw.js');
  const [, version = ''] = /version:[`"'](\w+)/.exec(await readFile(file, 'utf8')) ?? [];
  expect(version).toHaveLength(12);
  await writeFile(file, (await readFile(file, 'utf8')).replace(version, 'a-newer-one'));
  await Promise.all(['br', 'gz'].map((form) => rm(`${file}.${form}`)));
}

/** Whether a version waits until it may take over. */
const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration !== undefined && registration.waiting !== null;
  });

/** Resolves when the field with this label has the focus. */
async function expectFocus(page: Page, label: string): Promise<void> {
  await page.waitForFunction(
    (name) =>
      document.activeElement instanceof HTMLInputElement &&
      [...(document.activeElement.labels ?? [])].some(({ textContent }) => textContent === name),
    label,
  );
}
