import { describe, expect, test } from '@jest/globals';
import { countReport } from '../scripts/steps/browser-tests.mjs';
import { browserTestsOf, leftOutFor } from '../scripts/steps/changed-steps.mjs';
import { count, repeated } from '../scripts/steps/jest-tests.mjs';
import { runSteps } from '../scripts/steps/run-steps.mjs';
import type { Step } from '../scripts/steps/step.mjs';
import { summarize } from '../scripts/steps/summary.mjs';

const none = {
  numRuntimeErrorTestSuites: 0,
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numTotalTests: 0,
};

describe('the result of a jest run', () => {
  test.each([
    ['all passed', { ...none, numPassedTests: 3, numTotalTests: 3 }, 0, 3, 0],
    ['one failed', { ...none, numPassedTests: 2, numFailedTests: 1, numTotalTests: 3 }, 1, 2, 1],
    [
      'a suite that cannot run fails',
      { ...none, numPassedTests: 3, numRuntimeErrorTestSuites: 1, numTotalTests: 3 },
      1,
      3,
      1,
    ],
    [
      'a skipped test fails',
      { ...none, numPassedTests: 2, numPendingTests: 1, numTotalTests: 3 },
      0,
      2,
      1,
    ],
    ['no tests fail', none, 1, 0, 1],
    ['a bad end fails', { ...none, numPassedTests: 3, numTotalTests: 3 }, 1, 3, 1],
    ['no report fails', undefined, 1, 0, 1],
  ])('%s', (_, results, code, passed, failed) => {
    expect(count(results, code)).toMatchObject({ passed, failed });
  });

  const file = (name: string, tests: Readonly<Record<string, string>>, status = 'failed') => ({
    name: `${process.cwd()}/${name}`,
    status,
    assertionResults: Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each })),
  });
  const first = {
    code: 1,
    report: {
      ...{ ...none, numPassedTests: 5, numFailedTests: 2 },
      testResults: [
        file('a.test.ts', { one: 'passed', two: 'failed', three: 'failed' }),
        file('b.test.ts', { four: 'passed', five: 'passed', six: 'passed', x: 'passed' }, 'passed'),
      ],
    },
  };

  test('a test that passes when its file is repeated is flaky, and has passed', () => {
    const again = {
      code: 1,
      report: {
        ...{ ...none, numPassedTests: 2, numFailedTests: 1 },
        testResults: [file('a.test.ts', { one: 'passed', two: 'passed', three: 'failed' })],
      },
    };
    expect(repeated(first, again)).toMatchObject({
      ...{ passed: 6, failed: 1, flaky: ['a.test.ts: two'] },
    });
  });

  test('a file that could not run at first is flaky as a whole', () => {
    const broken = {
      code: 1,
      report: {
        ...{ ...none, numPassedTests: 1, numRuntimeErrorTestSuites: 1 },
        testResults: [file('c.test.ts', {}), file('d.test.ts', { one: 'passed' }, 'passed')],
      },
    };
    const again = {
      code: 0,
      report: {
        ...{ ...none, numPassedTests: 3 },
        testResults: [file('c.test.ts', { two: 'passed' }, 'passed')],
      },
    };
    expect(repeated(broken, again)).toMatchObject({
      ...{ passed: 4, failed: 0, flaky: ['c.test.ts: the whole file'] },
    });
    expect(repeated(broken, broken)).toMatchObject({ failed: 1, flaky: [] });
    expect(repeated(first, { code: 1, report: undefined })).toMatchObject({ failed: 1, flaky: [] });
  });
});

describe('the result of a browser test run', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  const suites = [
    {
      ...{ title: 'pages', file: 'test/browser/pages/a.spec.ts' },
      specs: [
        { title: 'opens', file: 'test/browser/pages/a.spec.ts', tests: [{ status: 'flaky' }] },
        { title: 'closes', file: 'test/browser/pages/a.spec.ts', tests: [{ status: 'expected' }] },
      ],
    },
  ];

  test.each([
    ['all passed', stats, [], 0, 3, 0],
    ['a failed test', { ...stats, unexpected: 1 }, [], 1, 3, 1],
    ['a skipped test fails', { ...stats, skipped: 1 }, [], 0, 3, 1],
    ['an error outside tests fails', stats, [{ message: 'no server' }], 1, 3, 1],
    ['a bad end fails', stats, [], 1, 3, 1],
    ['no tests fail', { ...stats, expected: 0 }, [], 0, 0, 1],
  ])('%s', (_, of, errors, code, passed, failed) => {
    const report = { stats: of, suites: [], errors };
    expect(countReport(report, code)).toMatchObject({ passed, failed, flaky: [] });
  });

  test('flaky tests have passed, and are named', () => {
    expect(countReport({ stats: { ...stats, flaky: 1 }, suites }, 0)).toEqual({
      ...{ passed: 4, failed: 0, flaky: ['test/browser/pages/a.spec.ts: opens'] },
    });
  });
});

describe('steps', () => {
  const order: string[] = [];
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    ...{ name, kind: 'check', cores: 1, seconds: 1 },
    run: async () => {
      order.push(name);
      await Promise.resolve();
      return { passed: 1, failed: 0, flaky: [], output: '' };
    },
    ...more,
  });
  const run = async (steps: readonly Step[]) => {
    order.splice(0);
    const lines: string[] = [];
    const ended = await runSteps(steps, { say: (line) => void lines.push(line) });
    return { ended, lines };
  };

  test('wait for the steps that they need, and print running and remaining steps', async () => {
    const { ended, lines } = await run([
      step('late', { after: ['early'] }),
      step('early', { cores: 2 }),
      step('other', { after: ['not in this run'] }),
    ]);
    expect(ended.map(({ name }) => name).sort()).toEqual(['early', 'late', 'other']);
    expect(order.indexOf('early')).toBeLessThan(order.indexOf('late'));
    expect(lines[0]).toMatch(/running: .* · left: .* · about \d+:\d\d to go/);
  });

  test('a preparation that fails ends the run with its error', async () => {
    const broken = step('build', {
      kind: 'prepare',
      run: () => Promise.reject(new Error('no client')),
    });
    const { ended, lines } = await run([broken, step('browser tests', { after: ['build'] })]);
    expect(order).toEqual([]);
    expect(ended).toMatchObject([{ name: 'build', failed: 1 }]);
    expect(lines.join('\n')).toContain('no client');
  });

  test('that throw have failed, and the others go on', async () => {
    const { ended } = await run([
      step('broken', { run: () => Promise.reject(new Error('broken')) }),
      step('whole'),
    ]);
    expect(summarize(ended, { flaky: 'passed' })).toMatchObject({ passed: 1, failed: 1 });
  });

  test('flaky tests are listed, and count as passed in the gate, as failed in the examination', () => {
    const ended = [
      { name: 'rooms', seconds: 1, passed: 5, failed: 0, flaky: ['a: b'], output: '' },
    ];
    const gate = summarize(ended, { flaky: 'passed' });
    expect(gate.lines.join('\n')).toMatch(/Flaky.*\na: b\n/);
    expect(gate.lines.at(-1)).toBe('\n5 passed, 0 failed');
    expect(summarize(ended, { flaky: 'failed' }).lines.at(-1)).toBe('\n4 passed, 1 failed');
  });
});

test('browser tests of a change are those of the nearest folder, and those that changed', () => {
  expect(
    browserTestsOf([
      'packages/client/src/shell/rules/rules-page.tsx',
      'test/browser/table/hint.spec.ts',
      'docs/deck.md',
    ]),
  ).toEqual(['hint', 'rules']);
});

test('a change of one game leaves out the tests that play any game', () => {
  const game = 'packages/games/atoll/src/verbs/pass.ts';
  expect(leftOutFor([game, 'test/browser/table/hint.spec.ts'])).toContain(
    '/packages/server/test/room/',
  );
  expect(leftOutFor([game, 'packages/protocol/src/compact.ts'])).toEqual([]);
});
