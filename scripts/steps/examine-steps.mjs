import { ensureBuilt, ensureUnreleased } from '../support/build.mjs';
import { ensureDatabases, ensurePooler } from '../support/databases.mjs';
import { ensureInstalled } from '../support/install.mjs';
import { prepareChromium, runBrowserTests } from './browser-tests.mjs';
import { conformance } from './conformance.mjs';
import { runJest } from './jest-tests.mjs';
import { npmCheck, preparation } from './step.mjs';

/** How many runs of simulated time the whole examination takes. */
const SIMULATED = 1_000_000;
/** One part may run for so long, in minutes, before it counts as hanging. */
const MINUTES = 240;

/**
 * @typedef {import('./step.mjs').Step} Step
 * @typedef {{ seed: string, share: number }} Extent `seed` differs from night to night; `share` is
 * the part of the simulation that this machine does, above 0 and at most 1
 */

/** @returns {readonly Step[]} what has to be there before a part begins */
const preparations = () => [
  preparation({ name: 'install', cores: 2, seconds: 15 }, ensureInstalled),
  preparation({ name: 'programs', cores: 1, seconds: 1, after: ['install'] }, async () => {
    await prepareChromium();
    await ensureDatabases();
    await ensurePooler();
  }),
  preparation({ name: 'build', cores: 1, seconds: 70, after: ['install'] }, async () => {
    await ensureBuilt();
    await ensureUnreleased();
  }),
];

const ready = { cores: /** @type {const} */ (2), after: ['programs', 'build'] };

/** @type {Readonly<Record<string, (extent: Extent) => readonly Step[]>>} */
const parts = {
  browsers: () => [
    {
      ...{ ...ready, name: 'browser tests', kind: 'check', seconds: 1500 },
      run: () => runBrowserTests({ extent: 'long' }),
    },
  ],
  rooms: () => [
    {
      ...{ ...ready, name: 'room tests', kind: 'check', seconds: 600 },
      run: () => runJest('room', { workers: 2, extent: 'long' }),
    },
  ],
  units: () => [
    {
      ...{ ...ready, name: 'unit tests', kind: 'check', seconds: 300 },
      run: () => runJest('unit', { workers: 2, extent: 'long' }),
    },
  ],
  conformance: () => conformance('long'),
  simulation: ({ seed, share }) => {
    const args = ['--runs', String(Math.ceil(SIMULATED * share)), '--seed', seed];
    const step = { ...ready, name: 'simulation', seconds: 11_000 * share };
    return [npmCheck(step, 'simulate', args, { minutes: MINUTES })];
  },
  chaos: ({ seed }) => [long('chaos', 2400, ['--seed', seed])],
  leaks: ({ seed }) => [long('leaks', 1200, ['--seed', seed])],
  fuzz: ({ seed }) => [long('fuzz', 1800, ['--seed', seed])],
  pictures: () => [long('pictures', 1800, ['--size', 'desktop,phone'])],
  bench: () => [long('bench', 900, ['client'])],
  cost: () => {
    const step = { ...ready, name: 'cost of a decision', seconds: 150 };
    return [npmCheck(step, 'bench', ['gate'], { minutes: MINUTES })];
  },
};

/** The names that `--only` takes. */
export const partNames = Object.keys(parts);

/**
 * The long examination, or one part of it.
 * @param {Extent & { only: string | undefined }} wanted
 * @returns {readonly Step[]}
 */
export function examineSteps({ only, ...extent }) {
  const wanted = Object.entries(parts).filter(([name]) => only === undefined || name === only);
  return [...preparations(), ...wanted.flatMap(([, steps]) => steps(extent))];
}

/**
 * @param {string} script
 * @param {number} seconds
 * @param {readonly string[]} args
 */
function long(script, seconds, args) {
  return npmCheck({ ...ready, name: script, seconds }, script, args, { minutes: MINUTES });
}
