import { createRngs, type AnyGame } from '@atoll/engine';
import type { Page } from 'playwright-core';
import { barriers } from '../../../../../test/browser/support/barriers.ts';
import { expect, test, type Fixtures } from '../../../../../test/browser/support/browser-test.ts';
import { awaitQuestion, decide } from '../../../../../test/browser/support/hands.ts';
import { lay, logOf, type Laid } from '../../../../../test/browser/support/played-match.ts';
import { phone, quiet, type Visitor } from '../../../../../test/browser/support/visitors.ts';
import { atoll, type AtollState } from '../../src/index.ts';
import { careful } from '../careful.ts';

/** A match in whose last round all but Mira have passed, while she still has a lot to do. */
function lastIn(names: readonly string[], bots: Laid['bots'] = {}): Laid {
  const game = atoll as AnyGame;
  const seed = 'last in';
  const options = atoll.parseOptions({});
  const rng = createRngs(seed, ['policy']).policy;
  const log = logOf(game, {
    ...{ seed, seats: names.length, options },
    decide: ({ state, seat }) => {
      const { round, seats } = atoll.publicView(state as AtollState);
      const legal = atoll.legalActions(state as AtollState, seat);
      const pass = legal.find(({ type }) => type === 'pass');
      const isAlone = seats.every(({ passed }, other) => other === 0 || passed);
      if (round === 4 && seat > 0 && pass !== undefined) return pass;
      if (round === 4 && isAlone) return undefined;
      return careful({ game: atoll, state, seat, legal, rng });
    },
  });
  return { game, names, bots, seed, options, ...log };
}

/** The line of a page: its actions go on their way only when it is queueLine so. */
interface Line {
  readonly slow: () => Promise<void>;
  readonly fast: () => Promise<void>;
}

async function lineOf(page: Page): Promise<Line> {
  await page.addInitScript(() => {
    const { send } = WebSocket.prototype;
    let held: (() => void)[] | undefined;
    WebSocket.prototype.send = function hold(data): void {
      const go = (bytes: typeof data): void => {
        if (this.readyState === WebSocket.OPEN) send.call(this, bytes);
      };
      if (held === undefined || !ArrayBuffer.isView(data)) return go(data);
      // its sender writes into the same bytes again
      const bytes = new Uint8Array(data.byteLength);
      bytes.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
      if (new TextDecoder().decode(bytes).includes('submit')) held.push(() => go(bytes));
      else go(bytes);
    };
    addEventListener('slow-line', () => {
      held = [];
    });
    addEventListener('fast-line', () => {
      held?.forEach((go) => go());
      held = undefined;
    });
  });
  const tell = (name: string) =>
    page.evaluate((event) => void dispatchEvent(new Event(event)), name);
  return { slow: () => tell('slow-line'), fast: () => tell('fast-line') };
}

const BOTS = { 1: 'greedy', 2: 'greedy' };
const ALONE = 'Everybody else has passed: your turns follow one another.';
const queueLine = (page: Page) => page.locator('.queue-line');
/** What everybody has. */
const seen = async (page: Page): Promise<string> =>
  /Mira: .* hunts? ready\./.exec((await page.locator('#at-status').textContent()) ?? '')?.[0] ?? '';

async function open(
  { server, newPage }: Fixtures,
  visitor: Visitor,
  match = lastIn(['Mira', 'Triton', 'Nereus'], BOTS),
): Promise<{ readonly page: Page; readonly line: Line; readonly paths: readonly string[] }> {
  const [paths = []] = await lay(server, [match]);
  const page = await newPage(visitor);
  const line = await lineOf(page);
  await page.goto(paths[0] ?? '');
  await awaitQuestion(page);
  await queueLine(page).getByText(ALONE).waitFor();
  return { page, line, paths };
}

/** Everything but a pass, which asks once more and ends the own round. */
const HANDS = {
  preferred: [
    ...['Feed', 'Use coral', 'Grow', 'Seaweed Sale', 'Buy coral', 'Buy'],
    ...['Water Purification', 'Algal Bloom'],
  ],
};
async function decideOften(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await decide(page, HANDS);
}

for (const animation of [0, 1] as const)
  test(`whoever is the last one in goes on while the line is slow, with animations at ${animation}`, async ({
    server,
    newPage,
  }) => {
    const { page, line } = await open({ server, newPage }, { settings: { ...quiet, animation } });
    const before = await seen(page);
    await line.slow();
    await decideOften(page, 6);
    await queueLine(page).getByText('Still to come: ').waitFor();
    const after = await seen(page);
    expect(after).not.toBe(before);
    expect(await barriers(page)).toEqual([]);
    await line.fast();
    await queueLine(page).getByText(ALONE).waitFor();
    expect(await seen(page)).toBe(after);
    await page.reload();
    await awaitQuestion(page);
    await expect.poll(() => seen(page)).toBe(after);
  });

test('presses that come faster than animations and answers all count', async ({
  server,
  newPage,
}) => {
  const { page } = await open({ server, newPage }, { settings: { ...quiet, animation: 1 } });
  const before = await seen(page);
  const pressed = await page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    const press = (selector: string): boolean => {
      const button = document.querySelector<HTMLElement>(selector);
      button?.click();
      return button !== null;
    };
    let count = 0;
    for (let frame = 0; frame < 60 && count < 12; frame++) {
      const isChosen = press('.tb-answers button') || press('.tb-choices button');
      if (isChosen) count++;
      else
        [...document.querySelectorAll<HTMLElement>('.tb-groups button[aria-disabled=false]')]
          .find((button) => /^(Feed|Grow|Buy coral)/.test(button.textContent ?? ''))
          ?.click();
      await drawn();
    }
    return count;
  });
  expect(pressed).toBeGreaterThan(5);
  await expect.poll(() => queueLine(page).textContent()).toContain(ALONE);
  const after = await seen(page);
  expect(after).not.toBe(before);
  await page.reload();
  await awaitQuestion(page);
  await expect.poll(() => seen(page)).toBe(after);
});

const DISCARDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a button': (page) => queueLine(page).getByRole('button', { name: 'Discard' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
};

for (const [way, discard] of Object.entries(DISCARDS))
  test(`what waits is discarded by ${way}, on a phone`, async ({ server, newPage }) => {
    const { page, line } = await open({ server, newPage }, { settings: quiet, viewport: phone });
    await line.slow();
    await decideOften(page, 5);
    await queueLine(page).getByText('Still to come: ').waitFor();
    expect(await barriers(page)).toEqual([]);
    await discard(page);
    await line.fast();
    await queueLine(page).getByText('not carried out').waitFor();
    await awaitQuestion(page);
  });

test('what is no longer possible stops what waits, and the table says so', async ({
  server,
  newPage,
}) => {
  const match = lastIn(['Mira', 'Jonas']);
  const { page, line, paths } = await open({ server, newPage }, { settings: quiet }, match);
  await line.slow();
  await decideOften(page, 5);
  await queueLine(page).getByText('Still to come: ').waitFor();
  const jonas = await newPage({ settings: quiet });
  await jonas.goto(paths[1] ?? '');
  await jonas.getByRole('button', { name: 'Menu' }).click();
  await jonas.getByRole('button', { name: 'Give up' }).click();
  await jonas.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog', { name: 'Mira wins' }).waitFor();
  await line.fast();
  await queueLine(page).getByText('Not possible any more: ').waitFor();
  await queueLine(page).getByText('The match is over').waitFor();
  expect(await barriers(page)).toEqual([]);
});
