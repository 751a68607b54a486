import { describe, expect, test } from '@jest/globals';
import { conformance } from '@atoll/testkit';
import { coverage } from '../src/tooling/index.ts';
import { hiddenArk } from '../src/index.ts';
import { careful } from './careful.ts';

const VARIANTS = [
  { discovery: true, uphill: true, long: true },
  { discovery: true, cooperative: true, side: 'polar' },
];

// The full examination is `atoll conformance`; this one finds coarse faults while one works, with
// variants combined.
describe('Hidden Ark passes the shared examination', () => {
  test.each([
    ['left to chance', 'chance', {}],
    ['played with care', 'care', { skilled: () => careful }],
    ['in search of what is rare', 'rare', { coverage }],
  ])('%s', (_, seed, players) => {
    const report = conformance(hiddenArk, {
      games: 8,
      seed,
      options: VARIANTS,
      every: 10,
      ...players,
    });
    expect(report.findings).toEqual([]);
    expect(report.matches).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2 });
  });
});
