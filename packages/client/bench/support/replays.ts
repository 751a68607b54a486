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

/** The replayed match has that many decisions. */
const DECISIONS = 1_000;
/** The number of positions shown in sequence, one per frame. */
const PLACES = 240;

/** The times of a replay of a long match. */
export interface ReplayTimes {
  readonly decisions: number;
  /**
   * From the choice of the file to the table, in ms: the first time with rules and table to load,
   * then without.
   */
  readonly first: number;
  readonly again: number;
  /** Positions per second, at the rate of frames. */
  readonly places: number;
  /** The longest time of one position, in ms. */
  readonly longest: number;
}

/** The file of a long match of Das Atoll with random actions. */
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

/** Opens the replay of a match file; returns the time in ms. */
async function open(page: Page, origin: string, text: string): Promise<number> {
  const file = { name: 'bench.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  const input = page.locator('input[type=file]');
  if ((await input.count()) === 0) await page.goto(`${origin}/replay`);
  await input.waitFor({ state: 'attached' });
  const begin = performance.now();
  await input.setInputFiles(file);
  // checked in every frame: locators check less and less often
  await page.waitForFunction(
    () =>
      document.querySelector('.replay-bar') !== null &&
      document.querySelector('[data-ready=true]') !== null,
  );
  return performance.now() - begin;
}

/** Moves the slider back from the end by one position a frame. */
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

/** Opens a long match twice in one page and moves through it. */
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
