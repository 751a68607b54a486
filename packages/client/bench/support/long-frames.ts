import type { Browser, Page } from 'playwright-core';
import { decide, look } from '../../../../test/browser/support/hands.ts';
import { slowDown } from './phone.ts';
import { soloTable } from './solo-table.ts';

/** A script that ran in a long frame, as the browser attributes it. */
interface LongScript {
  /** Its caller, such as an event of an element or a frame callback. */
  readonly invoker: string;
  readonly source: string;
  /** Milliseconds. */
  readonly duration: number;
}

/** A frame of more than 50 ms, as the long-animation-frame API reports it; times are in ms. */
export interface LongFrame {
  /** The last action of the person before its end. */
  readonly after: string;
  readonly duration: number;
  /** How long the page was blocked during the frame. */
  readonly blocking: number;
  /** Style and layout after the scripts, and the painting of the page. */
  readonly layout: number;
  readonly scripts: readonly LongScript[];
}

/** The measurements of a match. */
export interface LongFrames {
  readonly seconds: number;
  /** CPU seconds of the main thread of the page, which are valid on a busy machine too. */
  readonly busy: number;
  readonly frames: readonly LongFrame[];
}

/** CPU seconds that the main thread of the page has taken since the first call. */
async function clockOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  };
}

/** The pause of the person between two decisions, in ms. */
const PAUSE = 800;
/** The pause at a new table, in ms. */
const GAZE = 6_000;

interface Watch {
  readonly found: LongFrame[];
  after: string;
}

/** Runs in the page: records every long frame from now on. */
function watch(): void {
  const watched: Watch = { found: [], after: '' };
  const whole = (ms: number): number => Math.round(ms);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const frame = entry as PerformanceEntry & {
        readonly blockingDuration: number;
        readonly styleAndLayoutStart: number;
        readonly scripts: readonly {
          readonly invoker: string;
          readonly sourceURL: string;
          readonly sourceFunctionName: string;
          readonly sourceCharPosition: number;
          readonly duration: number;
        }[];
      };
      const end = frame.startTime + frame.duration;
      watched.found.push({
        after: watched.after,
        duration: whole(frame.duration),
        blocking: whole(frame.blockingDuration),
        layout: frame.styleAndLayoutStart > 0 ? whole(end - frame.styleAndLayoutStart) : 0,
        scripts: frame.scripts.map((script) => ({
          invoker: script.invoker,
          source: `${script.sourceURL.split('/').at(-1) ?? ''}:${script.sourceCharPosition} ${script.sourceFunctionName}`,
          duration: whole(script.duration),
        })),
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: false });
  Object.assign(window, { longFrames: watched });
}

const note = (page: Page, after: string): Promise<void> =>
  page.evaluate((after) => {
    (window as unknown as { longFrames: Watch }).longFrames.after = after;
  }, after);

/** Records the long frames of a page from now on, with the processor time that it takes. */
export class FrameWatch {
  readonly #page: Page;
  readonly #clock: () => Promise<number>;
  readonly #begun = Date.now();
  readonly #idle: number;

  private constructor(page: Page, clock: () => Promise<number>, idle: number) {
    this.#page = page;
    this.#clock = clock;
    this.#idle = idle;
  }

  static async begin(page: Page): Promise<FrameWatch> {
    await page.evaluate(watch);
    const clock = await clockOf(page);
    return new FrameWatch(page, clock, await clock());
  }

  /** Names the cause of the frames from now on. */
  note(after: string): Promise<void> {
    return note(this.#page, after);
  }

  async read(): Promise<LongFrames> {
    const seconds = (Date.now() - this.#begun) / 1_000;
    const busy = (await this.#clock()) - this.#idle;
    const frames = await this.#page.evaluate(
      () => (window as unknown as { longFrames: Watch }).longFrames.found,
    );
    return { seconds, busy, frames };
  }
}

/**
 * Plays a number of solo decisions, with animations at normal speed and on a processor four times
 * slower than this machine, and returns every frame over 50 ms. The time until the table is visible
 * does not count.
 */
export async function playLongFrames(
  browser: Browser,
  origin: string,
  { decisions }: { readonly decisions: number },
): Promise<LongFrames> {
  const page = await soloTable(browser, origin, {});
  await page.waitForTimeout(GAZE);
  await slowDown(page);
  const frames = await FrameWatch.begin(page);
  for (let taken = 0; taken < decisions; taken++) {
    const asked = await look(page);
    if (asked.kind === 'over') break;
    await frames.note(`decision ${taken + 1}, ${asked.kind}`);
    await decide(page);
    await page.waitForTimeout(PAUSE);
  }
  const found = await frames.read();
  await page.context().close();
  return found;
}
