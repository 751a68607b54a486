import { Hint, runNode, runNpm } from '../support/run.mjs';

/**
 * @typedef {{
 *   passed: number,
 *   failed: number,
 *   flaky: readonly string[],
 *   output: string,
 * }} Result how many checks passed and failed, the names of those that failed and passed when they
 *   were repeated (they count as passed), and the text to print
 * @typedef {{
 *   name: string,
 *   kind: 'prepare' | 'check',
 *   cores: 1 | 2,
 *   seconds: number,
 *   after?: readonly string[],
 *   run: () => Promise<Result>,
 * }} Step `seconds` is what it took on two idle cores when it was last measured, for the estimate
 *   of the remaining time; `after` names the steps that have to be over before; `cores` says how
 *   many of the two it keeps busy. A step that prepares counts nothing, and ends the run when it
 *   fails.
 */

/** The guard of a step, in minutes: it ends what hangs, and is no measure of anything. */
const GUARD = 60;

/**
 * @param {Omit<Step, 'kind' | 'run'>} step
 * @param {() => Promise<void>} prepare
 * @returns {Step}
 */
export function preparation(step, prepare) {
  const run = async () => {
    await prepare();
    return { passed: 0, failed: 0, flaky: [], output: '' };
  };
  return { ...step, kind: 'prepare', run };
}

/**
 * A check that is one run of a script under Node 24: what it prints is shown where it fails.
 * @param {Omit<Step, 'kind' | 'run'>} step
 * @param {readonly string[]} script
 * @returns {Step}
 */
export function nodeCheck(step, script) {
  return check(step, () => runNode(script, { minutes: GUARD, capture: true }));
}

/**
 * The same for a script of `package.json`; the last line that it prints is always shown.
 * @param {Omit<Step, 'kind' | 'run'>} step
 * @param {string} script
 * @param {readonly string[]} args
 * @param {{ minutes?: number }} [limits]
 * @returns {Step}
 */
export function npmCheck(step, script, args, { minutes = GUARD } = {}) {
  const all = ['run', '-s', script, '--', ...args];
  return check(step, () => runNpm(all, { minutes, capture: true }));
}

/**
 * @param {Omit<Step, 'kind' | 'run'>} step
 * @param {() => Promise<import('../support/run.mjs').Outcome>} start
 * @returns {Step}
 */
function check(step, start) {
  const run = async () => {
    const { code, output } = await start();
    const text = output.trimEnd();
    return code === 0
      ? { passed: 1, failed: 0, flaky: [], output: text.split('\n').at(-1) ?? '' }
      : { passed: 0, failed: 1, flaky: [], output: `${text}\nended with code ${code}` };
  };
  return { ...step, kind: 'check', run };
}

/**
 * What a step comes to that throws: a failure with the error as its output.
 * @param {unknown} error
 * @returns {Result}
 */
export function thrown(error) {
  const output =
    error instanceof Hint ? error.message : error instanceof Error ? `${error.stack}` : `${error}`;
  return { passed: 0, failed: 1, flaky: [], output };
}
