import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './run.mjs';

const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

/**
 * Runs the tests of one project of jest.config.mjs. A suite that cannot run, a skipped test and a run without tests fail.
 * @param {string} project
 * @param {{ workers: number, minutes: number }} limits
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runTests(project, { workers, minutes }) {
  const file = path.join(root, '.cache', `tests-${project}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const args = [...jest, '--selectProjects', project, `--maxWorkers=${workers}`, '--json', `--outputFile=${file}`];
  const { code } = await runNode(args, { minutes });
  const results = read(file);
  if (!results) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests, numTotalTests } = results;
  const skipped = numPendingTests + numTodoTests;
  if (skipped > 0) console.error(`${skipped} tests were skipped, which counts as failed.`);
  const failed = numFailedTests + numRuntimeErrorTestSuites + skipped;
  const unexplained = failed === 0 && (code !== 0 || numTotalTests === 0) ? 1 : 0;
  if (unexplained) console.error(`jest ended with code ${code} after ${numTotalTests} tests of "${project}".`);
  return { passed: numPassedTests, failed: failed + unexplained };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
