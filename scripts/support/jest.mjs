import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './run.mjs';

const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/**
 * Runs the tests of one project of jest.config.mjs.
 * @param {string} project
 * @param {{ workers: number, minutes: number }} limits
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runTests(project, { workers, minutes }) {
  const file = path.join(root, '.cache', `tests-${project}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const args = [
    ...jest,
    '--selectProjects',
    project,
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${file}`,
  ];
  const { code } = await runNode(args, { minutes });
  const { passed, failed, notes } = count(read(file), code);
  for (const note of notes) console.error(`${project}: ${note}`);
  return { passed, failed };
}

/**
 * What a run of jest comes to: a suite that cannot run, a skipped test and a run without tests
 * count as failed.
 * @param {Record<string, number> | undefined} results jest's own report, if it wrote one
 * @param {number} code its exit code
 * @returns {{ passed: number, failed: number, notes: readonly string[] }}
 */
export function count(results, code) {
  if (!results)
    return { passed: 0, failed: 1, notes: [`jest ended with code ${code} and left no report.`] };
  const {
    numPassedTests,
    numFailedTests,
    numRuntimeErrorTestSuites,
    numPendingTests,
    numTodoTests,
    numTotalTests,
  } = results;
  const skipped = numPendingTests + numTodoTests;
  const failed = numFailedTests + numRuntimeErrorTestSuites + skipped;
  const notes = skipped > 0 ? [`${skipped} skipped tests count as failed.`] : [];
  if (failed > 0 || (code === 0 && numTotalTests > 0))
    return { passed: numPassedTests, failed, notes };
  return {
    passed: numPassedTests,
    failed: 1,
    notes: [`jest ended with code ${code} after ${numTotalTests} tests.`],
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
