import { expect, test } from '@jest/globals';
import { conformance } from '@atoll/testkit';
import { steereAtoll } from '../src/index.ts';
import { swapping } from './swapping.ts';

// The full examination is `atoll conformance`, which leaves it to chance whether anybody swaps.
test("Steere's Atoll passes the shared examination with the swap taken", () => {
  let swaps = 0;
  const report = conformance(steereAtoll, {
    games: 1,
    seed: 'swap',
    options: [{ size: 7 }],
    every: 8,
    skilled: () => (turn) => {
      const action = swapping(turn);
      if ((action as { type: string }).type === 'swap') swaps++;
      return action;
    },
  });
  expect(report.findings).toEqual([]);
  expect(swaps).toBeGreaterThan(0);
});
