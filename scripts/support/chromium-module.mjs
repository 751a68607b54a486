import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from './chromium.mjs';

/**
 * Loads a module of this repository, and all that it imports, into an otherwise empty page of
 * Chromium.
 * @param {string} file path of the module
 * @returns {Promise<ChromiumModule | undefined>} undefined where there is no Chromium
 */
export async function openInChromium(file) {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  const content = await bundle(file);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const page = await browser.newPage();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addScriptTag({ content });
  const seconds = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? NaN;
  };
  return {
    version: browser.version(),
    async call(name, ...args) {
      const before = await seconds();
      const result = await page.evaluate(({ name, args }) => globalThis['loaded'][name](...args), {
        name,
        args,
      });
      return { result, seconds: (await seconds()) - before };
    },
    close: () => browser.close(),
  };
}

/**
 * @returns {Promise<string>} a script that lays what the module exports into the global `loaded`
 */
async function bundle(file) {
  /** @type {import('vite').LibraryOptions} */
  const lib = { entry: file, formats: ['iife'], name: 'loaded' };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { lib, write: false, target: 'es2022' },
  });
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

/**
 * @typedef {{
 *   version: string,
 *   call: (
 *     name: string,
 *     ...args: readonly unknown[]
 *   ) => Promise<{ result: unknown, seconds: number }>,
 *   close: () => Promise<void>,
 * }} ChromiumModule `call` calls an exported function with plain data and tells what it gave and
 * the CPU seconds of the page's process
 */
