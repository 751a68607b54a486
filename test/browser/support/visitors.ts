import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright-core';
import { findChromium, findWholeChromium, noChromium } from '../../../scripts/support/chromium.mjs';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 640 };

const flags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--mute-audio',
  // pages are put together on the processor, and so is WebGL
  '--disable-gpu',
];

/** Quick bots, no movement, plain canvas. */
export const quiet = { animation: 0, renderer: 'canvas', pace: 0 } as const;

export interface Visitor {
  readonly viewport?: { readonly width: number; readonly height: number };
  /** With what a person points. */
  readonly hand?: 'mouse' | 'finger';
  /** Which language the browser asks for. */
  readonly locale?: string;
  /** Pixels of the device in one of the page: 2 for a finger, as on most phones, otherwise 1. */
  readonly pixels?: number;
  /**
   * Whether the browser keeps the program. Unless a test is about that it does not: every new
   * visitor would fetch all of it.
   */
  readonly keeps?: 'program' | 'nothing';
  /** What was set in this browser on an earlier visit. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /**
   * Problems that this test provokes on purpose; everything else that a page complains of fails it.
   */
  readonly expected?: readonly RegExp[];
}

/**
 * How the Chromium of this machine is started: the quickest one, or a whole one, which has
 * notifications too. Throws with a word on what to install.
 */
export function chromiumOptions(kind: 'quickest' | 'whole' = 'quickest'): LaunchOptions {
  const executablePath = kind === 'whole' ? findWholeChromium() : findChromium();
  if (executablePath === undefined) throw new Error(noChromium);
  return { executablePath, args: flags };
}

export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());

/**
 * The shadows of paper take more time than all else that is put together on the processor: they are
 * left out unless pictures are taken for people. It runs in the page, before the page's own script.
 */
function leaveOutShadows(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[filter] { filter: none !important; }');
  document.adoptedStyleSheets.push(sheet);
  const { prototype } = HTMLImageElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src')!;
  const filter = /filter%3D%22url\(%23\w+\)%22/g;
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLImageElement, url: string) {
      src.set?.call(this, url.startsWith('data:image/svg+xml') ? url.replace(filter, '') : url);
    },
  });
}

/** The visitors of a server: each has cookies, storage and settings of their own. */
export class Visitors {
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #problems: string[] = [];

  /** `baseURL` is what paths of pages begin with. */
  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  /** A new visitor with an empty page. */
  async newPage({
    viewport = desktop,
    hand = 'mouse',
    locale = 'en-GB',
    pixels = hand === 'finger' ? 2 : 1,
    keeps = 'nothing',
    settings,
    expected = [],
  }: Visitor = {}): Promise<Page> {
    const touch = hand === 'finger';
    const device = { viewport, hasTouch: touch, isMobile: touch, deviceScaleFactor: pixels };
    const serviceWorkers = keeps === 'program' ? 'allow' : 'block';
    const context = await this.#browser.newContext({
      ...{ ...device, locale, serviceWorkers, timezoneId: 'UTC', baseURL: this.#baseURL },
    });
    const report = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) this.#problems.push(text);
    };
    context.on('weberror', (error) =>
      report(`error: ${error.error().stack || error.error().message}`),
    );
    context.on('console', (message) => {
      if (message.type() === 'error')
        report(`console: ${message.text()} (${message.location().url})`);
    });
    const page = await context.newPage();
    if (process.env['PICTURES'] !== '1') await page.addInitScript(leaveOutShadows);
    if (settings !== undefined) {
      await page.addInitScript(
        (kept) =>
          localStorage.getItem('atoll.settings') ?? localStorage.setItem('atoll.settings', kept),
        JSON.stringify(settings),
      );
    }
    return page;
  }

  /**
   * What any page has complained of since the last call: a test that expects nothing checks that
   * this is empty.
   */
  takeProblems(): readonly string[] {
    return this.#problems.splice(0);
  }

  /** What every open page shows, for the report of a failure. */
  async describePages(): Promise<string> {
    const pages = this.#browser.contexts().flatMap((context) => context.pages());
    const shown = await Promise.all(
      pages.map(async (page) => {
        const text = await page.evaluate(() => document.body.innerText).catch(String);
        return `${page.url()}\n${text.replaceAll(/\s*\n\s*/g, ' / ').slice(0, 1500)}`;
      }),
    );
    return shown.join('\n\n');
  }

  /** Closes all pages: one that stays open goes on drawing, which slows the next visitor. */
  async leave(): Promise<void> {
    await Promise.all(this.#browser.contexts().map((context) => context.close()));
  }
}
