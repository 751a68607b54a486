import { describe, expect, test } from '@jest/globals';
import { conformance } from '@atoll/testkit';
import { coverage } from '../src/tooling/index.ts';
import { hiddenArk } from '../src/index.ts';
import { careful } from './careful.ts';

// The full examination is `atoll conformance`; this one finds coarse faults while one works, with
// variants combined.
describe('Hidden Ark passes the shared examination', () => {
  test.each([
    ['left to chance', { side: 'polar', uphill: true, discovery: true }, {}],
    ['played with care', { discovery: true, long: true }, { skilled: () => careful }],
    ['together, in search of what is rare', { cooperative: true, uphill: true }, { coverage }],
  ])('%s', (seed, options, players) => {
    const report = conformance(hiddenArk, {
      games: 4,
      seed,
      options: [options],
      every: 40,
      ...players,
    });
    expect(report.findings).toEqual([]);
    expect(report.matches).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
  });
});
