import { expect, test } from '@jest/globals';
import { conformance } from '@atoll/testkit';
import { hiddenArk } from '../src/index.ts';
import { careful } from './careful.ts';
import { SIZES } from './sizes.ts';

// The full examination is `atoll conformance`, which takes one variant at a time.
test('Hidden Ark passes the shared examination with variants combined', () => {
  const report = conformance(hiddenArk, {
    games: 12,
    seed: 'variants',
    options: [
      { discovery: true, long: true },
      { side: 'polar', uphill: true, discovery: true },
      { cooperative: true, uphill: true },
    ],
    skilled: () => careful,
    every: 40,
    share: { of: 3 / SIZES.examined, rest: 0 },
  });
  expect(report.findings).toEqual([]);
  const each = SIZES.examined;
  expect(report.matches).toEqual({ 1: each, 2: each, 3: each, 4: each });
});
