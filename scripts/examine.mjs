import { parseArgs } from 'node:util';
import { examineSteps, partNames } from './steps/examine-steps.mjs';
import { runSteps } from './steps/run-steps.mjs';
import { summarize } from './steps/summary.mjs';
import { Hint, program } from './support/run.mjs';

const USAGE = `npm run examine                      the long examination, two hours or more
npm run examine -- --only NAME       one part of it: ${partNames.join(', ')}
npm run examine -- --seed TEXT       with other draws, faults and frames than usual
npm run examine -- --share 0.25      a part of the simulated runs, above 0 and at most 1`;

/** The long examination. It ends with `N passed, N failed`; a flaky test counts as failed. */
await program(async () => {
  const { values } = readArguments();
  if (values.help) return console.log(USAGE);
  const { only, seed } = values;
  if (only !== undefined && !partNames.includes(only))
    throw new Hint(`there is no part "${only}"; there are: ${partNames.join(', ')}`);
  const share = Number(values.share);
  if (!(share > 0 && share <= 1))
    throw new Hint(`--share is a number above 0 and at most 1, not ${values.share}`);
  const ended = await runSteps(examineSteps({ only, seed, share }));
  const { lines, failed } = summarize(ended, { flaky: 'failed' });
  console.log(['', ...lines].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
});

function readArguments() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        seed: { type: 'string', default: 'examination' },
        share: { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Hint(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
