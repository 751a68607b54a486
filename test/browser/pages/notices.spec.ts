import type { NotificationsAnswer } from '@atoll/protocol';
import type { Page, Request, Response } from 'playwright-core';
import { PushService } from '../../../packages/server/test/support/push-service.ts';
import { expect, test } from '../support/browser-test.ts';
import { chromiumOptions, phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { openTable } from '../support/hands.ts';
import { pressByKey } from '../support/press-by-key.ts';
import { deliverPush, subscribeAt } from '../support/server/push.ts';
import { tabTo } from '../support/tab-to.ts';

test.use({ launchOptions: chromiumOptions('whole') });
test.use({ served: { env: { NOTIFY_LOOPBACK: 'on', NOTIFY_AFTER: '0' } } });

let push: PushService;

test.beforeAll(async () => {
  push = await PushService.open();
});
test.afterAll(() => push.close());

const TELL = 'Notify me when it is my turn';
const LOST = 'This device no longer notifies you';
const HOOK = 'http://127.0.0.1:9/hook';
const sheet = (page: Page) =>
  page.getByRole('dialog', { name: TELL }).or(page.getByRole('region', { name: TELL }));

/** What the server says of this device. */
const subscriptionsOf = (page: Page): Promise<NotificationsAnswer> =>
  page.evaluate(async () => {
    const { device } = JSON.parse(localStorage.getItem('atoll.notices') ?? '{}') as {
      readonly device?: string;
    };
    return (
      await fetch(`/api/notifications/${device ?? ''}`)
    ).json() as Promise<NotificationsAnswer>;
  });

/** Resolves when the server was asked for so many seats. */
const untilAsked = (page: Page, seats: number): Promise<Response> =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && seatsIn(answer.request()) === seats,
  );

/** What the server answered, with its reason. */
const answerOf = async (asked: Promise<Response>): Promise<object> => {
  const answer = await asked;
  return { status: answer.status(), body: await answer.text() };
};

/** For how many seats a request asks. */
const seatsIn = (request: Request): number =>
  (request.postDataJSON() as { readonly seats: readonly unknown[] }).seats.length;

/** What the browser shows of this page. */
const shownBy = (page: Page): Promise<readonly object[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

const mine = (page: Page) => page.getByRole('list', { name: 'Your matches' }).getByRole('listitem');

test('a webhook is turned on at the table and ended in one press, by keys on a small phone', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: quiet, viewport: phone, expected: [/status of 400/] });
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Play solo' }).click();
  await pressByKey(mira, 'Menu');
  await pressByKey(mira, TELL);
  await sheet(mira).getByRole('textbox').waitFor();
  expect(await barriers(mira)).toEqual([]);
  // it stands in the place of the menu, not over it, and leads back to where one came from
  expect(await mira.getByRole('dialog').count()).toBe(1);
  expect(await mira.getByRole('button', { name: TELL }).count()).toBe(0);
  await pressByKey(mira, 'Back to the menu');
  await expect(mira.getByRole('button', { name: TELL })).toBeFocused();
  await mira.keyboard.press('Enter');
  await sheet(mira).getByRole('textbox').waitFor();

  await tabTo(mira, '.notices input');
  await mira.keyboard.type('https://10.0.0.1/hook');
  await mira.keyboard.press('Enter');
  await sheet(mira)
    .getByRole('alert')
    .getByText(/^Nothing can be sent there/)
    .waitFor();
  await tabTo(mira, '.notices input');
  await mira.keyboard.press('Control+A');
  await mira.keyboard.type(HOOK);
  await pressByKey(mira, 'Send messages there');
  await sheet(mira)
    .getByText(/^[\w-]{32}$/)
    .waitFor();
  await sheet(mira).getByRole('status').getByText('Turned on.').waitFor();
  await sheet(mira).getByText('Messages go to 127.0.0.1:9.').waitFor();
  const [, matchId] = /\/m\/([\w-]+)/.exec(mira.url()) ?? [];
  expect(await subscriptionsOf(mira)).toEqual({ push: [], webhook: [matchId] });
  expect(await barriers(mira)).toEqual([]);
  expect(await mira.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  // the lobby says so, and a match that begins later is told of as well
  await mira.goto('/');
  await mine(mira).getByText('notifications on').waitFor();
  const asked = untilAsked(mira, 2);
  await mira.getByRole('button', { name: 'Play solo' }).click();
  expect(await answerOf(asked)).toMatchObject({ status: 200 });
  await pressByKey(mira, 'Menu');
  await pressByKey(mira, TELL);
  await sheet(mira).getByText('Messages go to 127.0.0.1:9.').waitFor();
  expect(
    await sheet(mira)
      .getByText(/^[\w-]{32}$/)
      .count(),
  ).toBe(0);
  expect((await subscriptionsOf(mira)).webhook).toHaveLength(2);
  await pressByKey(mira, 'Stop notifying me');
  await sheet(mira).getByRole('status').getByText('You get no more notifications.').waitFor();
  await sheet(mira).getByRole('textbox').waitFor();
  await mira.goto('/');
  await mine(mira).nth(1).waitFor();
  expect(await mira.getByText('notifications on').count()).toBe(0);
  expect(await mira.evaluate(() => localStorage.getItem('atoll.notices'))).toBeNull();
});

test('a browser shows what its push service brings, of a match that begins while its person is away', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ keeps: 'program', settings: quiet });
  const jonas = await newPage({ keeps: 'program', settings: quiet, expected: [/status of 410/] });
  const browser = push.subscribe();
  await subscribeAt(jonas, browser);
  await jonas.goto('/');
  await jonas.getByLabel('Your name').fill('Jonas');
  await jonas.getByRole('button', { name: 'Play solo' }).click();
  await pressByKey(jonas, 'Menu');
  await pressByKey(jonas, TELL);
  await pressByKey(jonas, 'Notify me on this device');
  await sheet(jonas).getByRole('status').getByText('Turned on.').waitFor();
  await sheet(jonas).getByText('This device notifies you.').waitFor();
  expect(await barriers(jonas)).toEqual([]);

  const code = await openTable(mira, server.url, 'Mira');
  await jonas.goto(`/j/${code}`);
  const asked = untilAsked(jonas, 2);
  await jonas.getByRole('button', { name: 'Join the table' }).click();
  expect(await answerOf(asked)).toMatchObject({ status: 200 });
  const [, matchId] = /\/m\/([\w-]+)/.exec(jonas.url()) ?? [];
  await jonas.goto('/');
  await mine(jonas).filter({ hasText: 'Mira' }).getByText('notifications on').waitFor();
  // a person who is still there when the match begins has seen it, and is told nothing
  await mira.getByText('not connected').waitFor();
  await mira.getByRole('button', { name: 'Start with 2 players' }).click();
  await untilRead(matchId);
  expect(push.refused).toEqual([]);
  const message = push.read(browser).find(({ path }) => path === `/m/${matchId}`);
  expect(message).toMatchObject({ title: expect.stringMatching(/^(Your turn|Started): Atoll$/) });

  await deliverPush(jonas, message);
  expect(await shownBy(jonas)).toEqual([{ title: message?.['title'], body: message?.['body'] }]);

  // its push service drops the subscription, and the browser allows no other: the next page says so
  await jonas.context().clearPermissions();
  const error = { code: 'target-gone', message: 'gone' };
  await jonas.route('/api/notifications/*', (route) =>
    route.fulfill({ status: 410, json: { error } }),
  );
  await jonas.goto('/');
  const lost = jonas.getByRole('status').filter({ hasText: LOST });
  await lost.waitFor();
  expect(await barriers(jonas)).toEqual([]);
  await jonas.goto(`/m/${matchId}`);
  await lost.waitFor();
  await lost.getByRole('button', { name: 'Turn it on again' }).click();
  await sheet(jonas).getByRole('button', { name: 'Notify me on this device' }).waitFor();
  await jonas.keyboard.press('Escape');
  await lost.waitFor({ state: 'detached' });
  expect(await jonas.evaluate(() => localStorage.getItem('atoll.notices'))).toBeNull();

  async function untilRead(match: string | undefined): Promise<void> {
    const read = (): boolean => push.read(browser).some(({ path }) => path === `/m/${match}`);
    await expect.poll(read).toBe(true);
    expect(push.read(browser)).toContainEqual(expect.objectContaining({ path: `/m/${match}` }));
  }
});
