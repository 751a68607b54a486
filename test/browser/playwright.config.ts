import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../../scripts/support/run.mjs';
import { EXAMINATION, isLong } from './support/extent.ts';
import { chromiumOptions } from './support/visitors.ts';

/** The guard of one test, in ms: it ends what would wait for ever, and is no measure of anything. */
const GUARD = 300_000;
/** That of one wait, so that a test fails with what it waited for. */
const WAIT = 120_000;

/** Tests in the browser: `npm run browser -- <file>`, and with EXTENT=long those of the examination. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, '.cache/browser'),
  timeout: GUARD,
  expect: { timeout: WAIT },
  // each test stands alone: workers take them one by one, whichever file they are in
  fullyParallel: true,
  forbidOnly: true,
  ...(!isLong && { grepInvert: new RegExp(EXAMINATION.tag) }),
  globalSetup: './support/build-everything.ts',
  retries: 1,
  workers: 3,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/tests-browser.json') }]],
  use: {
    launchOptions: chromiumOptions(),
    actionTimeout: WAIT,
    navigationTimeout: WAIT,
    trace: 'on-first-retry',
  },
});
