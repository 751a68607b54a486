import { describe, expect, test } from '@jest/globals';
import { conformance } from '@atoll/testkit';
import { steereAtoll } from '../src/index.ts';
import { swapping } from './swapping.ts';

// The full examination is `atoll conformance`; this one finds coarse faults while one works.
describe("Steere's Atoll passes the shared examination", () => {
  test('on every board, with and without the swap', () => {
    const options = [{}, { swap: false }, { size: 7 }, { size: 15 }, { size: 19 }];
    const report = conformance(steereAtoll, { games: 5, seed: 'chance', options, every: 8 });
    expect(report.findings).toEqual([]);
    expect(report.matches).toEqual({ 2: 5 });
  });

  test('with the swap taken', () => {
    const report = conformance(steereAtoll, {
      games: 8,
      seed: 'swap',
      options: [{ size: 7 }],
      every: 8,
      skilled: () => swapping,
    });
    expect(report.findings).toEqual([]);
  });
});
