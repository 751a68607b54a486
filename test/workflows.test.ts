import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { partNames } from '../scripts/steps/examine-steps.mjs';
import { root } from '../scripts/support/run.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('checks on push', () => {
  interface Step {
    uses?: string;
    run?: string;
    with?: Record<string, string>;
  }
  const workflow = parse(read('.github/workflows/check.yml')) as {
    on: string[];
    jobs: Record<string, { steps: Step[] }>;
  };
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('run the test command of the README', () => {
    expect(workflow.on).toEqual(['push', 'pull_request']);
    expect(steps.flatMap((step) => step.run ?? [])).toEqual(['npm test']);
    expect(read('.ci/run')).toMatch(/^exec npm test$/m);
    expect(read('README.md')).toMatch(/^npm test$/m);
    expect(manifest.scripts).toHaveProperty('test');
  });

  test('name files that exist', () => {
    const files = steps.flatMap((step) => step.with?.['node-version-file'] ?? []);
    expect(files).toEqual(['.nvmrc']);
    expect(files.every((file) => existsSync(path.join(root, file)))).toBe(true);
  });
});

describe('the examination of every night', () => {
  interface Matrix {
    readonly part: readonly string[];
    readonly share: readonly string[];
    readonly include: readonly { readonly part: string; readonly share: string }[];
  }
  const workflow = parse(read('.github/workflows/examine.yml')) as {
    readonly on: { readonly schedule: readonly unknown[] };
    readonly jobs: {
      readonly examine: {
        readonly strategy: { readonly matrix: Matrix };
        readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
      };
    };
  };
  const { strategy, steps } = workflow.jobs.examine;
  const { part, include } = strategy.matrix;

  test('runs every part, the simulation on several machines, and keeps the reports', () => {
    expect(workflow.on.schedule).toHaveLength(1);
    expect([...new Set([...part, ...include.map((each) => each.part)])].sort()).toEqual(
      [...partNames].sort(),
    );
    expect(include.reduce((sum, { share }) => sum + Number(share), 0)).toBe(1);
    const [command = ''] = steps.flatMap(({ run }) => run ?? []);
    expect(command).toMatch(/^npm run -s examine -- --only /);
    expect(steps.at(-1)?.uses).toMatch(/^actions\/upload-artifact@/);
  });
});

describe('audit of the installed packages', () => {
  const workflow = parse(read('.github/workflows/audit.yml')) as {
    on: Record<string, { paths?: string[] }>;
    permissions: Record<string, string>;
    jobs: Record<string, { steps: { run?: string }[] }>;
  };

  test('checks the packages of server and browser, when they change and every week', () => {
    expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push', 'schedule']);
    expect(
      workflow.on['push']?.paths?.filter((file) => !existsSync(path.join(root, file))),
    ).toEqual([]);
    expect(
      Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
    ).toEqual([
      'npm audit --omit=dev --audit-level=moderate',
      'npm sbom --package-lock-only --sbom-format cyclonedx > bill-of-materials.json',
    ]);
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });
});
