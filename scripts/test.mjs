import { ensureBuilt, ensureProbe } from './support/build.mjs';
import { ensureChromium, findChromium, noChromium } from './support/chromium.mjs';
import { ensureDatabases } from './support/databases.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runTests } from './support/jest.mjs';
import { Hint, runNode, runNpm } from './support/run.mjs';

/** The examination by game: as many matches as it takes, from that seed, to see all that it has. */
const examined = {
  atoll: { games: 2000, seed: 's' },
  'steere-atoll': { games: 400, seed: 's' },
  'hidden-ark': { games: 240, seed: 't' },
  'das-atoll': { games: 54, seed: 't' },
};

/** The simulation of servers, people and faults: as much as a minute of two processors does. */
const simulated = { runs: 3000, seed: 's' };

/**
 * @typedef {{ name: string, run: () => Promise<{ passed: number, failed: number }> }} Step says how
 * many checks passed and failed
 */

/**
 * Everything that is checked, in order; the steps of a group run at the same time, since most of
 * them use one processor. A step that only prepares counts nothing when it succeeds. What the
 * second of a group prints follows when it has ended.
 * @type {readonly (readonly Step[])[]}
 */
const groups = [
  [{ name: 'install', run: () => preparing(ensureInstalled) }],
  [
    checked('lint', ['node_modules/eslint/bin/eslint.js', '.']),
    quietly('types', ['scripts/types.mjs']),
  ],
  [
    checked('format', ['node_modules/@biomejs/biome/bin/biome', 'format', '.']),
    quietly('unused exports', ['node_modules/knip/bin/knip.js']),
    examination('das-atoll'),
  ],
  [checked('cycles', ['scripts/cycles.mjs']), examination('hidden-ark')],
  [
    { name: 'repository tests', run: () => runTests('repo', { workers: 1, minutes: 10 }) },
    simulation(),
  ],
  [{ name: 'unit tests', run: () => runTests('unit', { workers: 2, minutes: 20 }) }],
  [{ name: 'room tests', run: roomTests }, examination('atoll')],
  [{ name: 'build', run: () => preparing(buildAll) }, examination('steere-atoll')],
  [{ name: 'browser tests', run: browserTests }],
];

const results = [];
for (const group of groups) {
  console.log(`\n── ${group.map(({ name }) => name).join(', and ')}`);
  const ended = await Promise.all(group.map(timed));
  results.push(...ended);
  if (group[0]?.name === 'install' && ended.some(({ failed }) => failed > 0)) break;
}

console.log('');
for (const { name, seconds, passed, failed } of results) {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed`;
  console.log(`${name.padEnd(26)}${seconds.toFixed(1).padStart(7)} s${counts}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {Step} step */
async function timed({ name, run }) {
  const start = Date.now();
  const result = await run().catch(failure);
  return { name, seconds: (Date.now() - start) / 1000, ...result };
}

/**
 * @param {string} name
 * @param {readonly string[]} script
 * @returns {Step}
 */
function checked(name, script) {
  return { name, run: () => checking(runNode(script, { minutes: 10 })) };
}

/**
 * The same, with what it prints at its end.
 * @param {string} name
 * @param {readonly string[]} script
 * @returns {Step}
 */
function quietly(name, script) {
  return { name, run: () => checking(told(runNode(script, { minutes: 10, capture: true }))) };
}

/**
 * @param {keyof typeof examined} game
 * @returns {Step}
 */
function examination(game) {
  const args = [
    'run',
    '-s',
    'atoll',
    '--',
    'conformance',
    '--game',
    game,
    '--games',
    String(examined[game].games),
    '--seed',
    examined[game].seed,
  ];
  return {
    name: `conformance ${game}`,
    run: () => checking(told(runNpm(args, { minutes: 20, capture: true }))),
  };
}

/**
 * As many matches in simulated time, with faults, as a minute of two processors allows.
 * @returns {Step}
 */
function simulation() {
  const args = ['run', '-s', 'simulate', '--', '--runs', String(simulated.runs)];
  return {
    name: 'simulation',
    run: () =>
      checking(told(runNpm([...args, '--seed', simulated.seed], { minutes: 15, capture: true }))),
  };
}

/** @param {Promise<{ code: number, output: string }>} process */
async function told(process) {
  const outcome = await process;
  console.log(outcome.output.trimEnd());
  return outcome;
}

async function buildAll() {
  await ensureBuilt();
  await ensureProbe();
}

/** @param {() => Promise<void>} prepare */
async function preparing(prepare) {
  await prepare();
  return { passed: 0, failed: 0 };
}

/** @param {Promise<{ code: number }>} process */
async function checking(process) {
  const { code } = await process;
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function roomTests() {
  await ensureDatabases();
  return runTests('room', { workers: 1, minutes: 25 });
}

async function browserTests() {
  await ensureChromium();
  if (!findChromium()) console.error(noChromium);
  // half of a browser test is waiting for what a page must let pass
  return runTests('browser', { workers: 3, minutes: 35 });
}

/** @param {unknown} error */
function failure(error) {
  console.error(error instanceof Hint ? error.message : error);
  return { passed: 0, failed: 1 };
}
