import { ensureBuilt, ensureUnreleased } from '../support/build.mjs';
import { ensureDatabases } from '../support/databases.mjs';
import { ensureInstalled } from '../support/install.mjs';
import { prepareChromium, runBrowserTests } from './browser-tests.mjs';
import { conformance } from './conformance.mjs';
import { runJest } from './jest-tests.mjs';
import { nodeCheck, npmCheck, preparation } from './step.mjs';

/** The simulation of servers, people and faults, in short. */
const SIMULATED = { runs: 500, seed: 's' };

/**
 * @param {Omit<import('./step.mjs').Step, 'kind' | 'run'>} step
 * @param {string} project
 * @param {{ workers: number }} options
 * @returns {import('./step.mjs').Step}
 */
const jestCheck = (step, project, options) => ({
  ...step,
  kind: 'check',
  run: () => runJest(project, options),
});

/**
 * The gate: everything that decides whether a change is right. Seconds are those of two idle cores.
 * @type {readonly import('./step.mjs').Step[]}
 */
export const gateSteps = [
  preparation({ name: 'install', cores: 2, seconds: 38 }, ensureInstalled),
  preparation({ name: 'programs', cores: 1, seconds: 1, after: ['install'] }, async () => {
    await prepareChromium();
    await ensureDatabases();
  }),
  nodeCheck({ name: 'types', cores: 1, seconds: 50, after: ['install'] }, ['scripts/types.mjs']),
  nodeCheck({ name: 'lint', cores: 1, seconds: 68, after: ['install'] }, [
    'node_modules/eslint/bin/eslint.js',
    '.',
  ]),
  nodeCheck({ name: 'format', cores: 1, seconds: 4, after: ['install'] }, [
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    '.',
  ]),
  nodeCheck({ name: 'unused exports', cores: 1, seconds: 10, after: ['install'] }, [
    'node_modules/knip/bin/knip.js',
  ]),
  nodeCheck({ name: 'cycles', cores: 1, seconds: 17, after: ['install'] }, ['scripts/cycles.mjs']),
  preparation({ name: 'build', cores: 1, seconds: 102, after: ['install'] }, async () => {
    await ensureBuilt();
    await ensureUnreleased();
  }),
  jestCheck({ name: 'repository tests', cores: 1, seconds: 17, after: ['install'] }, 'repo', {
    workers: 1,
  }),
  ...conformance('short'),
  npmCheck({ name: 'simulation', cores: 1, seconds: 13, after: ['install'] }, 'simulate', [
    '--runs',
    String(SIMULATED.runs),
    '--seed',
    SIMULATED.seed,
  ]),
  jestCheck({ name: 'unit tests', cores: 2, seconds: 158, after: ['install'] }, 'unit', {
    workers: 2,
  }),
  jestCheck({ name: 'room tests', cores: 2, seconds: 253, after: ['programs', 'build'] }, 'room', {
    workers: 2,
  }),
  {
    ...{ name: 'browser tests', kind: 'check', cores: 2, seconds: 990 },
    after: ['programs', 'build'],
    run: () => runBrowserTests({ extent: 'short' }),
  },
];
