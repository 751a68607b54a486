import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../../scripts/support/run.mjs';
import { EXAMINATION, isLong } from './support/extent.ts';
import { GUARD } from './support/guard.ts';
import { chromiumOptions } from './support/visitors.ts';

/** The guard of one test, in ms; the long ones play whole matches. */
const TEST_GUARD = isLong ? 1_800_000 : 420_000;

/** The browser tests: `npm run browser -- <file>`, with EXTENT=long those of the examination. */
export default defineConfig({
  testDir: root,
  testMatch: ['**/test/browser/**/*.spec.ts'],
  outputDir: path.join(root, '.cache/browser'),
  timeout: TEST_GUARD,
  expect: { timeout: GUARD },
  // each test stands alone: workers take them one by one, whichever file they are in
  fullyParallel: true,
  forbidOnly: true,
  ...(!isLong && { grepInvert: new RegExp(EXAMINATION.tag) }),
  globalSetup: './support/build.config.ts',
  retries: 1,
  workers: 3,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/tests-browser.json') }]],
  use: {
    launchOptions: chromiumOptions(),
    actionTimeout: GUARD,
    navigationTimeout: GUARD,
    trace: 'on-first-retry',
  },
});
