import { describe, expect, test } from '@jest/globals';
import { conformance } from '@atoll/testkit';
import { atoll } from '../src/index.ts';
import { careful } from './careful.ts';

// The full examination is `atoll conformance`; this one finds coarse faults while one works.
describe('Atoll passes the shared examination', () => {
  test.each([
    ['left to chance', 'chance', {}],
    ['played with care', 'care', { skilled: () => careful }],
  ])('%s', (_, seed, players) => {
    const options = [{}, { biodiversity: true, events: true }];
    const report = conformance(atoll, { games: 8, seed, options, every: 6, ...players });
    expect(report.findings).toEqual([]);
    expect(report.matches).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2 });
  });
});
