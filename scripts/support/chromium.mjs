import { existsSync } from 'node:fs';
import { installFromDebian, onPath } from './debian.mjs';

/** The first draws no window of a browser around its pages, and takes two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const noChromium =
  'No Chromium found: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to the path of one.';

/**
 * @returns {string | undefined} path of a Chromium: the one that CHROMIUM names, else the first on
 * the PATH
 */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return [...names.map(onPath), ...places].find((file) => file !== undefined && existsSync(file));
}

/** Installs Debian's Chromium where that is possible without asking anybody. */
export async function ensureChromium() {
  if (!findChromium() && !process.env.CHROMIUM) await installFromDebian('chromium-headless-shell');
}
