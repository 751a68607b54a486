import { catalog } from '@atoll/catalog';
import {
  createMatch,
  createRng,
  type LogEntry,
  nextInt,
  play,
  seatsToAct,
  writeMatchFile,
} from '@atoll/engine';
import type { Browser, Page } from 'playwright-core';

/** A match of that many decisions is looked back at. */
const DECISIONS = 1_000;
/** Places that are stood at one after the other, one a frame. */
const PLACES = 240;

/** What looking back at one long match took. */
export interface ReplayTimes {
  readonly decisions: number;
  /**
   * From the choice of the file to the table, in ms: where rules and table have to be fetched too,
   * and where they are there.
   */
  readonly first: number;
  readonly again: number;
  /** Places a second, as fast as frames come. */
  readonly places: number;
  /** The longest that one place took, in ms. */
  readonly longest: number;
}

/** A match of Das Atoll that chance played for long enough, as a file. */
async function longMatch(): Promise<string> {
  const game = 'das-atoll';
  const { game: rules } = await catalog[game]!.load();
  for (let number = 0; ; number++) {
    const setup = { seed: `replay-${number}`, seats: 4, options: rules.parseOptions({}) };
    const rng = createRng(setup.seed);
    const log: LogEntry<unknown>[] = [];
    let match = createMatch(rules, setup);
    let decisions = 0;
    while (decisions < DECISIONS) {
      const active = seatsToAct(rules, match.state);
      if (active.length === 0) break;
      const seat = active[nextInt(rng, active.length)] as number;
      const legal = rules.legalActions(match.state, seat);
      const action = legal[nextInt(rng, legal.length)];
      const played = play(rules, match, { seat, action, at: 0 });
      if (!played.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}`);
      match = played.match;
      log.push(...played.entries);
      decisions++;
    }
    if (decisions < DECISIONS) continue;
    const seats = ['A', 'B', 'C', 'D'].map((name) => ({ name, kind: 'person', bot: '' }) as const);
    const about = { match: 'bench', game, rules: rules.version, startedAt: 1, endedAt: 2 };
    return writeMatchFile({ ...about, ...setup, seats, log });
  }
}

/** Looks at a match from its file, in ms. */
async function open(page: Page, origin: string, text: string): Promise<number> {
  const file = { name: 'bench.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  const input = page.locator('input[type=file]');
  if ((await input.count()) === 0) await page.goto(`${origin}/replay`);
  await input.waitFor({ state: 'attached' });
  const begin = performance.now();
  await input.setInputFiles(file);
  // looked for in every frame: locators look more and more seldom
  await page.waitForFunction(
    () =>
      document.querySelector('.replay-bar') !== null &&
      document.querySelector('[data-ready=true]') !== null,
  );
  return performance.now() - begin;
}

/** Moves the slider by one place a frame, back from the end. */
const scrub = (page: Page): Promise<{ readonly all: number; readonly longest: number }> =>
  page.evaluate(async (places) => {
    const slider = document.querySelector<HTMLInputElement>('.replay-time input')!;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const last = Number(slider.max);
    const begin = performance.now();
    let [before, longest] = [begin, 0];
    for (let place = 1; place <= places; place++) {
      setValue.call(slider, String(last - place));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      const now = performance.now();
      longest = Math.max(longest, now - before);
      before = now;
    }
    return { all: before - begin, longest };
  }, PLACES);

/** Opens a long match twice in one page and goes through it. */
export async function lookThrough(browser: Browser, origin: string): Promise<ReplayTimes> {
  const text = await longMatch();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const first = await open(page, origin, text);
  const again = await open(page, origin, text);
  const decisions = Number(await page.locator('.replay-time input').getAttribute('max'));
  const { all, longest } = await scrub(page);
  await context.close();
  return { decisions, first, again, places: (PLACES * 1_000) / all, longest };
}
