import { thrown } from './step.mjs';

/** How many steps that keep one processor busy run at a time. */
const CORES = 2;
/** After so many ms without the begin or end of a step, running and remaining steps are printed. */
const SILENCE = 60_000;

/**
 * @typedef {import('./step.mjs').Step} Step
 * @typedef {import('./step.mjs').Result & { name: string, seconds: number }} Ended
 */

/**
 * Runs steps on two cores, in their order as far as cores and dependencies allow, and prints the
 * running steps, the remaining steps and an estimate of the time. A preparation that fails ends the
 * run: the remaining steps do not begin.
 * @param {readonly Step[]} steps
 * @param {{ say?: (line: string) => void }} [options]
 * @returns {Promise<readonly Ended[]>} in the order in which they ended
 */
export async function runSteps(steps, { say = console.log } = {}) {
  const begin = Date.now();
  const waiting = [...steps];
  /** @type {Map<Step, { since: number, end: Promise<void> }>} */
  const running = new Map();
  /** @type {Ended[]} */
  const ended = [];
  const isOver = (/** @type {string} */ name) =>
    ended.some((each) => each.name === name) || !steps.some((each) => each.name === name);
  let lastEnd = 0;
  const free = () => CORES - [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  const tell = () => {
    const passed = (Date.now() - begin) / 1000;
    say(progress({ passed, lastEnd, steps, waiting, running: [...running.keys()], ended }));
  };

  const start = (/** @type {Step} */ step) => {
    const since = Date.now();
    const end = step
      .run()
      .catch(thrown)
      .then((result) => {
        running.delete(step);
        const seconds = (Date.now() - since) / 1000;
        lastEnd = (Date.now() - begin) / 1000;
        ended.push({ name: step.name, seconds, ...result });
        say(report(step, { seconds, result }));
        if (step.kind === 'prepare' && result.failed > 0) waiting.length = 0;
      });
    running.set(step, { since, end });
  };
  const silence = setInterval(tell, SILENCE);
  try {
    while (waiting.length + running.size > 0) {
      for (const step of [...waiting]) {
        if (step.cores > free() || !(step.after ?? []).every(isOver)) continue;
        waiting.splice(waiting.indexOf(step), 1);
        start(step);
      }
      if (running.size === 0)
        throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
      tell();
      await Promise.race([...running.values()].map(({ end }) => end));
    }
  } finally {
    clearInterval(silence);
  }
  return ended;
}

/**
 * @param {Step} step
 * @param {{ seconds: number, result: import('./step.mjs').Result }} end
 */
function report({ name, kind }, { seconds, result: { passed, failed, output } }) {
  const counts =
    kind === 'prepare' && failed === 0 ? 'ready' : `${passed} passed, ${failed} failed`;
  const head = `── ${name}: ${counts}, ${seconds.toFixed(0)} s`;
  return output === '' ? head : `${head}\n${output}`;
}

/**
 * @param {{
 *   passed: number,
 *   lastEnd: number,
 *   steps: readonly Step[],
 *   waiting: readonly Step[],
 *   running: readonly Step[],
 *   ended: readonly Ended[],
 * }} state
 */
function progress({ passed, lastEnd, steps, waiting, running, ended }) {
  const usual = (/** @type {readonly Step[]} */ some) =>
    some.reduce((sum, { seconds, cores }) => sum + seconds * cores, 0) / CORES;
  const done = steps.filter(({ name }) => ended.some((each) => each.name === name));
  // how much slower than usual this machine is, as far as steps that are over can tell
  const slowness = usual(done) < 20 ? 1 : lastEnd / usual(done);
  const left = Math.max(0, usual(steps) * slowness - passed);
  const names = (/** @type {readonly Step[]} */ some) => some.map(({ name }) => name).join(', ');
  const more = waiting.length === 0 ? 'nothing' : names(waiting);
  return `[${clock(passed)}] running: ${names(running)} · left: ${more} · about ${clock(left)} to go`;
}

/** @param {number} seconds */
function clock(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
