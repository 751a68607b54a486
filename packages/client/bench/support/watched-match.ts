import { joinTable, openTable } from '@atoll/test-client/tables';
import { Random } from '@atoll/test-client/random';
import { TableClient } from '@atoll/test-client/table-client';
import type { Browser } from 'playwright-core';
import { FrameWatch, type LongFrames } from './long-frames.ts';
import { slowDown } from './phone.ts';

export interface WatchedMatch {
  readonly game: string;
  readonly seats: number;
  readonly renderer: 'webgl' | 'canvas';
  readonly decisions: number;
}

/** The pause between two decisions, in ms. */
const PAUSE = 800;
/** The pause at a new table, in ms. */
const GAZE = 6_000;

/**
 * Watches programs that decide at random at a table of a game, with animations at normal speed
 * and on a processor four times slower than this machine, and returns every frame over 50 ms. The
 * time until the table is visible does not count.
 */
export async function watchLongFrames(
  browser: Browser,
  origin: string,
  { game, seats: fewest, renderer, decisions }: WatchedMatch,
): Promise<LongFrames> {
  const random = new Random(`watched ${game}`);
  const host = await openTable(origin, { game, seats: fewest });
  const grants = [host];
  while (grants.length < fewest) grants.push(await joinTable(origin, { code: host.code }));
  const seats = await Promise.all(grants.map((grant) => TableClient.connect(origin, grant)));
  await seats[0]?.start();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // files cached for later are not part of a screen
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const settings = JSON.stringify({ animation: 1, pace: 0, renderer });
  await page.addInitScript((stored) => localStorage.setItem('atoll.settings', stored), settings);
  await page.goto(`${origin}/w/${host.matchId}`);
  await page.locator('.table-place').waitFor();
  await page.waitForTimeout(GAZE);
  await slowDown(page);
  const frames = await FrameWatch.begin(page);
  for (let taken = 0; taken < decisions; taken++) {
    const asked = await nextAsked(seats);
    if (!asked) break;
    const action = random.pick(asked.prompt.legal);
    await frames.note(`decision ${taken + 1}`);
    await asked.submit(action);
    await page.waitForTimeout(PAUSE);
  }
  const found = await frames.read();
  for (const seat of seats) await seat.leave();
  await context.close();
  return found;
}

/** The seat that is asked now; undefined once the match is over. */
async function nextAsked(seats: readonly TableClient[]): Promise<TableClient | undefined> {
  const [first] = seats;
  const isOver = (): boolean => first?.table.phase === 'over';
  const asked = (): TableClient | undefined =>
    seats.find(({ prompt }) => prompt.asked && prompt.legal.length > 0);
  await Promise.race(seats.map((seat) => seat.until(() => isOver() || asked() !== undefined)));
  return isOver() ? undefined : asked();
}
