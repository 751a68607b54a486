/**
 * @typedef {import('./run-steps.mjs').Ended} Ended
 * @typedef {{ lines: readonly string[], passed: number, failed: number }} Summary
 */

/**
 * What a run comes to: a line for each step, the names of tests that failed and passed when they
 * were repeated, and `N passed, N failed`.
 * @param {readonly Ended[]} ended
 * @param {{ flaky: 'passed' | 'failed' }} rule what a flaky test counts as
 * @returns {Summary}
 */
export function summarize(ended, { flaky }) {
  const names = ended.flatMap((step) => step.flaky);
  const moved = flaky === 'failed' ? names.length : 0;
  const passed = ended.reduce((sum, step) => sum + step.passed, 0) - moved;
  const failed = ended.reduce((sum, step) => sum + step.failed, 0) + moved;
  const rows = ended.map((step) => {
    const counts = `${String(step.passed).padStart(6)} passed ${String(step.failed).padStart(5)} failed`;
    return `${step.name.padEnd(26)}${step.seconds.toFixed(1).padStart(7)} s${counts}`;
  });
  const list =
    names.length === 0 ? [] : [`\nFlaky, red and then green when repeated (${flaky}):`, ...names];
  return { lines: [...rows, ...list, `\n${passed} passed, ${failed} failed`], passed, failed };
}
