import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '../src');

function reach(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^;]*? from '([^']+)';/gm,
  )) {
    if (from.startsWith('.')) reach(join(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

test('the browser entry reaches neither the heavy drawings nor a Node module', () => {
  const files = [...reach(join(SRC, 'index.ts'))].map((f) =>
    f.startsWith('/') ? relative(SRC, f) : f,
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((f) => f.startsWith('drawings/') || !f.endsWith('.ts'))).toEqual([]);
});

test('the drawings need no Node module either', () => {
  const files = [...reach(join(SRC, 'drawings/drawings.ts'))];
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((f) => !f.endsWith('.ts'))).toEqual([]);
});
