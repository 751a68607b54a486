import { existsSync } from 'node:fs';
import { installFromDebian, onPath } from './debian.mjs';

/** It draws no window of a browser around its pages, and takes two thirds of the time. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const noChromium =
  'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM to the path of one.';

/**
 * @returns {string | undefined} path of a Chromium for pages: the one that CHROMIUM names, else the
 * quickest that is there
 */
export function findChromium() {
  return process.env.CHROMIUM ? named(process.env.CHROMIUM) : (onPath(SHELL) ?? installed());
}

/**
 * @returns {string | undefined} path of a Chromium that also has what lies outside of pages, such
 * as notifications: the one that CHROMIUM names, else the first on the PATH
 */
export function findWholeChromium() {
  return process.env.CHROMIUM ? named(process.env.CHROMIUM) : installed();
}

const named = (/** @type {string} */ file) => (existsSync(file) ? file : undefined);

const installed = () =>
  [...names.map(onPath), ...places].find((file) => file !== undefined && existsSync(file));

/** Installs both of Debian's where that is possible without asking anybody. */
export async function ensureChromium() {
  if (process.env.CHROMIUM) return;
  const missing = [...(findWholeChromium() ? [] : ['chromium']), ...(onPath(SHELL) ? [] : [SHELL])];
  if (missing.length > 0) await installFromDebian(...missing);
}
