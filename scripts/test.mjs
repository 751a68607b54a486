import { parseArgs } from 'node:util';
import { changedSteps } from './steps/changed-steps.mjs';
import { gateSteps } from './steps/gate-steps.mjs';
import { runSteps } from './steps/run-steps.mjs';
import { summarize } from './steps/summary.mjs';
import { presentTree } from './support/git-tree.mjs';
import { greenStatus, keepGreenTree } from './support/green-tree.mjs';
import { Hint, program } from './support/run.mjs';

const USAGE = `npm test                 the gate: everything that decides whether a change is right
npm test -- --status     whether the present files are those of the last whole green run
npm test -- --changed    what the change since then can have broken, in two minutes or so`;

/** The gate. It ends with `N passed, N failed`. */
await program(async () => {
  const { values } = readArguments();
  if (values.help) return console.log(USAGE);
  if (values.status) {
    const { isGreen, text } = greenStatus();
    console.log(text);
    process.exitCode = isGreen ? 0 : 1;
    return;
  }
  const before = presentTree();
  const ended = await runSteps(values.changed ? changedSteps() : gateSteps);
  const { lines, failed } = summarize(ended, { flaky: 'passed' });
  console.log(['', ...lines.slice(0, -1)].join('\n'));
  if (!values.changed && failed === 0) {
    // what was changed meanwhile may have been tested, or not
    if (presentTree() === before) keepGreenTree(before);
    else console.log('\nFiles have changed during the run: it says nothing of the present ones.');
  }
  console.log(lines.at(-1));
  process.exitCode = failed === 0 ? 0 : 1;
});

function readArguments() {
  try {
    return parseArgs({
      options: {
        status: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Hint(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
