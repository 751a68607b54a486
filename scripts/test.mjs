import { ensureBuilt } from './support/build.mjs';
import { ensureChromium, findChromium, noChromium } from './support/chromium.mjs';
import { ensureDatabases } from './support/databases.mjs';
import { ensureInstalled } from './support/install.mjs';
import { runTests } from './support/jest.mjs';
import { Hint, runNode, runNpm } from './support/run.mjs';

/** Matches of the examination by game: as many as it takes to see all that a game has. */
const examined = { atoll: 2000, 'steere-atoll': 400 };

/**
 * Everything that is checked, in order; each step says how many checks passed and failed. A step that only prepares counts
 * nothing when it succeeds.
 * @type {readonly { name: string, run: () => Promise<{ passed: number, failed: number }> }[]}
 */
const steps = [
  { name: 'install', run: () => preparing(ensureInstalled) },
  { name: 'lint', run: () => checking(runNode(['node_modules/eslint/bin/eslint.js', '.'], { minutes: 10 })) },
  { name: 'types', run: () => checking(runNode(['scripts/types.mjs'], { minutes: 10 })) },
  { name: 'cycles', run: () => checking(runNode(['scripts/cycles.mjs'], { minutes: 10 })) },
  { name: 'repository tests', run: () => runTests('repo', { workers: 2, minutes: 10 }) },
  { name: 'unit tests', run: () => runTests('unit', { workers: 2, minutes: 20 }) },
  ...Object.entries(examined).map(([game, games]) => ({
    name: `conformance ${game}`,
    run: () => checking(runNpm(['run', '-s', 'atoll', '--', 'conformance', '--game', game, '--games', String(games), '--seed', 's'])),
  })),
  { name: 'room tests', run: roomTests },
  { name: 'build', run: () => preparing(ensureBuilt) },
  { name: 'browser tests', run: browserTests },
];

const results = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const start = Date.now();
  const result = await step.run().catch(failure);
  results.push({ name: step.name, seconds: (Date.now() - start) / 1000, ...result });
  if (step.name === 'install' && result.failed > 0) break;
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
  return runTests('browser', { workers: 2, minutes: 35 });
}

/** @param {unknown} error */
function failure(error) {
  console.error(error instanceof Hint ? error.message : error);
  return { passed: 0, failed: 1 };
}
