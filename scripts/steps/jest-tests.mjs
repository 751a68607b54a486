import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from '../support/run.mjs';

const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
/** The guard of a run, in minutes: it ends what hangs, and is no measure of anything. */
const GUARD = 60;

/**
 * @typedef {{ fullName: string, status: string }} JestTest
 * @typedef {{ name: string, status: string, assertionResults: readonly JestTest[] }} JestFile
 * @typedef {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   numTotalTests: number,
 *   testResults?: readonly JestFile[],
 * }} JestReport
 * @typedef {import('./step.mjs').Result} Result
 */

/**
 * Runs the tests of one project of jest.config.mjs, and files with a failure once more, alone: what
 * passes then is flaky.
 * @param {string} project
 * @param {{
 *   workers: number,
 *   extent?: 'short' | 'long',
 *   args?: readonly string[],
 *   empty?: 'passes' | 'fails',
 * }} options how much is tried of what could go on for ever; `args` choose among the tests, and
 *   `empty` says what it means where they choose none
 * @returns {Promise<Result>}
 */
export async function runJest(project, { workers, extent = 'short', args = [], empty = 'fails' }) {
  const first = await start(project, { workers, extent, args });
  if (empty === 'passes' && first.code === 0 && first.report?.numTotalTests === 0)
    return { passed: 0, failed: 0, flaky: [], output: '' };
  const red = failedFiles(first.report);
  if (red.length === 0) return { ...count(first.report, first.code), output: first.output };
  const again = await start(project, { workers: 1, extent, args: ['--runTestsByPath', ...red] });
  const { passed, failed, flaky, notes } = repeated(first, again);
  return { passed, failed, flaky, output: [first.output, again.output, ...notes].join('\n') };
}

/**
 * @param {string} project
 * @param {{ workers: number, extent: string, args: readonly string[] }} options
 * @returns {Promise<{ report: JestReport | undefined, code: number, output: string }>}
 */
async function start(project, { workers, extent, args }) {
  const file = path.join(root, '.cache', `tests-${project}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const all = [
    ...jest,
    '--selectProjects',
    project,
    `--maxWorkers=${workers}`,
    '--passWithNoTests',
    // a program that a failed test left behind would keep a run without workers for ever
    '--forceExit',
    '--json',
    `--outputFile=${file}`,
    ...args,
  ];
  const { code, output } = await runNode(all, {
    ...{ minutes: GUARD, capture: true },
    env: { EXTENT: extent },
  });
  // the report comes on standard output too, in one line
  const lines = output
    .split('\n')
    .filter((line) => !/^(PASS |\{"num|Test results written)/.test(line));
  return { report: read(file), code, output: code === 0 ? '' : lines.join('\n').trim() };
}

/**
 * What two runs come to, of which the second repeated the files that failed in the first.
 * @param {{ report: JestReport | undefined, code: number }} first
 * @param {{ report: JestReport | undefined, code: number }} again
 */
export function repeated(first, again) {
  const [one, two] = [count(first.report, first.code), count(again.report, again.code)];
  const red = failedFiles(first.report);
  const still = testsOf(again.report, 'failed');
  const before = testsOf(first.report, 'passed').filter(({ file }) => red.includes(file));
  const flaky = testsOf(first.report, 'failed').filter(
    ({ file, name }) => !still.some((test) => test.file === file && test.name === name),
  );
  // a file that could not run has no test to name
  const whole = red
    .filter((file) => !testsOf(first.report, 'failed').some((test) => test.file === file))
    .filter((file) => !failedFiles(again.report).includes(file))
    .map((file) => ({ file, name: 'the whole file' }));
  return {
    passed: one.passed - before.length + two.passed,
    failed: skippedIn(first.report) + two.failed,
    flaky: two.failed > 0 && !again.report ? [] : [...flaky, ...whole].map(nameOf),
    notes: [...one.notes, ...two.notes],
  };
}

/** @param {{ file: string, name: string }} test */
const nameOf = ({ file, name }) => `${path.relative(root, file)}: ${name}`;

/** @param {JestReport | undefined} report */
function failedFiles(report) {
  const files = report?.testResults ?? [];
  return files.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * @param {JestReport | undefined} report
 * @param {'passed' | 'failed'} wanted
 */
function testsOf(report, wanted) {
  return (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === wanted)
      .map(({ fullName }) => ({ file, name: fullName })),
  );
}

/** @param {JestReport | undefined} report */
const skippedIn = (report) => (report ? report.numPendingTests + report.numTodoTests : 0);

/**
 * What a run of jest comes to: a suite that cannot run, a skipped test and a run that ends badly
 * count as failed.
 * @param {JestReport | undefined} results jest's own report, if it wrote one
 * @param {number} code its exit code
 * @returns {{ passed: number, failed: number, flaky: readonly string[], notes: readonly string[] }}
 */
export function count(results, code) {
  if (!results)
    return {
      passed: 0,
      failed: 1,
      flaky: [],
      notes: [`jest ended with code ${code} and left no report.`],
    };
  const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites } = results;
  const skipped = skippedIn(results);
  const failed = numFailedTests + numRuntimeErrorTestSuites + skipped;
  const notes = skipped > 0 ? [`${skipped} skipped tests count as failed.`] : [];
  if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed, flaky: [], notes };
  const ended = `jest ended with code ${code} after ${results.numTotalTests} tests.`;
  return { passed, failed: 1, flaky: [], notes: [ended] };
}

/** @returns {JestReport | undefined} */
function read(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
