import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Hint, root, runNode } from '../support/run.mjs';
import { ensureChromium, findChromium, noChromium } from '../support/chromium.mjs';

const REPORT = path.join(root, '.cache/tests-browser.json');
/** The guard of a run, in minutes: it ends what hangs, and is no measure of anything. */
const GUARD = 150;

/**
 * @typedef {{
 *   title: string,
 *   file: string,
 *   suites?: readonly Suite[],
 *   specs?: readonly { title: string, file: string, tests: readonly { status: string }[] }[],
 * }} Suite
 * @typedef {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: readonly Suite[],
 *   errors?: readonly { message?: string }[],
 * }} BrowserReport
 */

/** Installs a Chromium where there is none and Debian has one. Throws `Hint` if none can be had. */
export async function prepareChromium() {
  await ensureChromium();
  if (!findChromium()) throw new Hint(noChromium);
}

/**
 * Runs the browser tests: those of the gate, or with `extent: 'long'` all of them, and their
 * matches from the beginning.
 * @param {{ extent: 'short' | 'long', args?: readonly string[] }} options `args` choose among them
 * @returns {Promise<import('./step.mjs').Result>}
 */
export async function runBrowserTests({ extent, args = [] }) {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const all = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/browser', ...args];
  const { code, output } = await runNode(['--disable-warning=ExperimentalWarning', ...all], {
    minutes: GUARD,
    capture: true,
    env: { EXTENT: extent },
  });
  const report = read();
  const result = report ? countReport(report, code) : { passed: 0, failed: 1, flaky: [] };
  const isQuiet = code === 0 && result.flaky.length === 0;
  return { ...result, output: isQuiet ? '' : withoutPassed(output) };
}

/**
 * What a report of Playwright comes to: a skipped test, an error outside tests and a run that ends
 * badly without a failed test count as failed.
 * @param {BrowserReport} report
 * @param {number} code
 */
export function countReport({ stats, suites, errors = [] }, code) {
  const { expected, unexpected, flaky, skipped } = stats;
  const known = unexpected + skipped + errors.length;
  const failed = known === 0 && (code !== 0 || expected + flaky === 0) ? 1 : known;
  return { passed: expected + flaky, failed, flaky: suites.flatMap(flakyIn) };
}

/** @returns {readonly string[]} */
function flakyIn(/** @type {Suite} */ { suites = [], specs = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(flakyIn)];
}

/** @param {string} output */
function withoutPassed(output) {
  return output
    .split('\n')
    .filter((line) => !/^\s*(✓|ok)\s/.test(line))
    .join('\n')
    .trim();
}

/** @returns {BrowserReport | undefined} */
function read() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return undefined;
  }
}
