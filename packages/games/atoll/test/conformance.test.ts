import { expect, test } from '@jest/globals';
import { conformance } from '@atoll/testkit';
import { atoll } from '../src/index.ts';
import { careful } from './careful.ts';
import { SIZES } from './sizes.ts';

// The full examination is `atoll conformance`, which takes one module at a time.
test('Atoll passes the shared examination with both modules at once', () => {
  const report = conformance(atoll, {
    games: 12,
    seed: 'modules',
    options: [{ biodiversity: true, events: true }],
    skilled: () => careful,
    every: SIZES.every,
    share: { of: 3 / SIZES.examined, rest: 0 },
  });
  expect(report.findings).toEqual([]);
  const each = SIZES.examined;
  expect(report.matches).toEqual({ 1: each, 2: each, 3: each, 4: each });
});
