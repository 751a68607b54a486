import { expect, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { effectOf } from '@atoll/table-kit/table/model/finality.ts';
import { steereAtoll } from '../../src/index.ts';

test('every stone is final, since the other seat acts next', () => {
  const stones = steereAtoll as unknown as AnyGame;
  const state = stones.setup({ seed: 'x', seats: 2, options: stones.parseOptions({}) });
  const seat = stones.activeSeats(state)[0]!;
  const [first] = stones.legalActions(state, seat);
  const request = { view: stones.publicView(state), seat, action: first, follow: () => undefined };
  expect(effectOf(stones, request)).toBe('final');
});
