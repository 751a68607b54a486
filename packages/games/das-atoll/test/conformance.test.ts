import { describe, expect, test } from '@jest/globals';
import { conformance } from '@atoll/testkit';
import { dasAtoll } from '../src/index.ts';

// The full examination is `atoll conformance`; this one finds coarse faults while one works.
describe('Das Atoll passes the shared examination', () => {
  test('with four and five seats', () => {
    const report = conformance(dasAtoll, { games: 2, seed: 'chance', every: 100 });
    expect(report.findings).toEqual([]);
    expect(report.matches).toEqual({ 4: 1, 5: 1 });
  });
});
