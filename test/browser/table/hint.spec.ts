import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { awaitQuestion } from '../support/hands.ts';
import { hostWithBots } from '../support/new-table.ts';

test('a bot in the browser says what it would do, and the table shows it until it is done', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Play solo' }).click();
  await mira.getByRole('button', { name: 'Menu' }).waitFor();
  await mira.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(mira);

  await mira.keyboard.press('h');
  const note = mira.getByText(/^My advice: .* about \d+ points at the end/);
  await note.waitFor();
  // the button that leads to it carries the lamp, and so does its answer in the open list
  const group = mira
    .locator('.tb-groups button')
    .filter({ has: mira.getByRole('img', { name: 'suggested' }) });
  expect(await group.count()).toBe(1);
  expect(await barriers(mira)).toEqual([]);
  await mira.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  expect(await group.count()).toBe(0);

  await mira.getByRole('button', { name: 'Hint' }).click();
  await note.waitFor();
  await group.click();
  const answer = mira
    .locator('.tb-choices button')
    .filter({ has: mira.getByRole('img', { name: 'suggested' }) });
  if ((await answer.count()) > 0) await answer.click();
  await note.waitFor({ state: 'detached' });

  await mira.setViewportSize(phone);
  await mira.getByRole('button', { name: 'Hint' }).click();
  await mira
    .locator('.tb-advice')
    .getByText(/leads to about|Nothing else is possible/)
    .waitFor();
});

/** Whatever is asked, the last coral of the offer that can be bought is advised. */
function adviseLastCoral(): void {
  const Thinking = Worker;
  function ByRote(url: URL, options: WorkerOptions): unknown {
    if (!url.pathname.includes('bot-worker')) return new Thinking(url, options);
    const target = new EventTarget();
    const postMessage = ({ legal }: { legal: readonly { type: string }[] }): void => {
      const action = legal.findLast(({ type }) => type === 'buyCoral');
      target.dispatchEvent(new MessageEvent('message', { data: { ok: true, action } }));
    };
    return Object.assign(target, { postMessage, terminate: () => undefined });
  }
  globalThis.Worker = ByRote as unknown as typeof Worker;
}

test('the card that a hint advises comes into view in the offer of a phone', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet, viewport: phone, hand: 'finger' });
  await mira.addInitScript(adviseLastCoral);
  await hostWithBots(mira, server.url, { game: 'atoll', seats: 2 });
  await mira.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(mira);
  const tab = mira.getByRole('tab', { name: 'Corals' });
  const last = mira.getByRole('toolbar', { name: 'Corals' }).locator('.tb-entry').last();
  const right = async (): Promise<number> => {
    const box = await last.boundingBox();
    return box === null ? Infinity : box.x + box.width;
  };
  await tab.click();
  await expect.poll(right).toBeGreaterThan(phone.width);
  await tab.click();
  await mira.getByRole('button', { name: 'Hint' }).click();
  await expect.poll(right).toBeLessThanOrEqual(phone.width);
});

/** Whatever is done in a turn, its first possibility is said to have been better. */
function coachByRote(): void {
  const Thinking = Worker;
  function ByRote(url: URL, options: WorkerOptions): unknown {
    if (!url.pathname.includes('bot-worker')) return new Thinking(url, options);
    const target = new EventTarget();
    const postMessage = ({ seat, turn }: { seat: number; turn: readonly Decided[] }): void => {
      const [{ view, legal } = { view: {}, legal: [] }] = turn;
      const missed = { action: legal[0], seat, view, gain: 1 };
      target.dispatchEvent(new MessageEvent('message', { data: { ok: true, missed } }));
    };
    return Object.assign(target, { postMessage, terminate: () => undefined });
  }
  globalThis.Worker = ByRote as unknown as typeof Worker;
}
interface Decided {
  readonly view: unknown;
  readonly legal: readonly unknown[];
}

/** Places a stone on the first cell that is empty. */
async function place(page: Page): Promise<void> {
  await page.locator('.sa-surface[data-ready=true]').waitFor();
  await page.locator('.turn.mine').waitFor();
  const before = await page.locator('.sa-move').count();
  await page.locator('#sa-board [data-open=true]').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (count) => document.querySelectorAll('.sa-move').length > count,
    before,
  );
}

test('a new player is told the better action of a turn, unless the coach is switched off', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: { ...quiet, firstTimes: 'off' } });
  await mira.addInitScript(coachByRote);
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('radio', { name: 'Steere’s Atoll' }).check();
  await mira.getByRole('button', { name: /Play a bot/ }).click();
  await place(mira);
  const remark = mira.getByRole('status').getByText(/^Better in your last turn: Place/);
  await remark.waitFor();
  expect(await barriers(mira)).toEqual([]);
  await mira.setViewportSize(phone);
  await mira.getByRole('button', { name: 'Hide this remark' }).click();
  expect(await remark.count()).toBe(0);

  const settings = JSON.stringify({ ...quiet, firstTimes: 'off', coach: 'off' });
  await mira.evaluate((chosen) => localStorage.setItem('atoll.settings', chosen), settings);
  await mira.reload();
  await place(mira);
  await mira.locator('.turn.mine').waitFor();
  expect(await remark.count()).toBe(0);
});
