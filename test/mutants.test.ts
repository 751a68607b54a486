import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../scripts/support/run.mjs';
import { mutants } from './simulate/mutants/mutants.ts';

test.each(mutants.map(({ name, changes }) => [name, changes] as const))(
  'the simulated fault %s finds the code that it changes',
  (_, changes) => {
    expect(changes.length).toBeGreaterThan(0);
    for (const { file, find } of changes)
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(find);
  },
);
