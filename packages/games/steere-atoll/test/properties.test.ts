import { hashState } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { arbitraryPosition } from '@atoll/testkit';
import fc from 'fast-check';
import { boardOf } from '../src/board.ts';
import { rootOf } from '../src/groups.ts';
import { graphOf } from '../src/graph.ts';
import { steereAtoll, type SteereAtollState } from '../src/index.ts';
import { swapping } from './swapping.ts';

const OPTIONS = [{}, { swap: false }, { size: 7 }, { size: 15 }, { size: 19 }];

/**
 * Positions of matches left to chance, and of matches with the swap taken, on every board and of
 * every length.
 */
const positions = [{}, { policy: swapping }].flatMap((policy) =>
  fc.sample(arbitraryPosition(steereAtoll, { options: OPTIONS, actions: 200, ...policy }), {
    numRuns: 60,
    seed: 2024,
  }),
);

const always = (check: (state: SteereAtollState) => void): void => {
  for (const { match, seed, options, actions } of positions)
    try {
      check(match.state as SteereAtollState);
    } catch (error) {
      throw new Error(
        `seed ${seed}, ${JSON.stringify(options)}, after ${actions} actions: ${(error as Error).message}`,
        { cause: error },
      );
    }
};

describe('at any time in any match', () => {
  test('[P2, P3] black has as many stones as white, or one more', () => {
    always((state) => {
      const { stones } = steereAtoll.publicView(state);
      const count = (sign: string): number => [...stones].filter((one) => one === sign).length;
      expect([0, 1]).toContain(count('B') - count('W'));
    });
  });

  test('[P2, 3] the active seat plays the colour with fewer stones', () => {
    always((state) => {
      const { ply, black, active, winner, stones } = steereAtoll.publicView(state);
      const placed = [...stones].filter((one) => one !== '.').length;
      expect(ply).toBe(placed + black);
      if (winner < 0) expect(active).toBe(placed % 2 === 0 ? black : 1 - black);
      else expect(active).toBe(-1);
    });
  });

  test('[P2] every empty cell is listed once, in the order of the board', () => {
    always((state) => {
      const { stones, active } = steereAtoll.publicView(state);
      const empty = boardOf(state.size)
        .cells.filter((_, cell) => stones[cell] === '.')
        .map(({ name }) => name);
      const listed = steereAtoll
        .legalActions(state, active)
        .flatMap((action) => (action.type === 'place' ? [action.cell] : []));
      expect(listed).toEqual(active < 0 ? [] : empty);
    });
  });

  test('two nodes are one group exactly when stones of a colour lead from one to the other', () => {
    always((state) => {
      const { links, nodes } = graphOf(state.size);
      const label = new Map<number, number>();
      for (const start of nodes) {
        if (label.has(start)) continue;
        label.set(start, start);
        const reached = [start];
        for (const node of reached) {
          for (const next of links[node] ?? []) {
            if (
              state.stones[next] === 0 ||
              state.stones[next] !== state.stones[node] ||
              label.has(next)
            )
              continue;
            label.set(next, start);
            reached.push(next);
          }
        }
      }
      const roots = nodes.map((node) => rootOf(state.groups, node));
      // Both number the groups in their own way; as partitions they are the same.
      const pairs = new Set(nodes.map((node) => `${roots[node]} ${label.get(node)}`));
      expect(pairs.size).toBe(new Set(roots).size);
      expect(pairs.size).toBe(new Set(label.values()).size);
    });
  });

  test('a state rebuilt from the view looks the same and goes on the same', () => {
    always((state) => {
      const view = steereAtoll.publicView(state);
      const rebuilt = steereAtoll.determinize({ view, privateView: undefined }, 0, 'any');
      expect(steereAtoll.publicView(rebuilt)).toEqual(view);
      expect({ ...rebuilt, groups: [] }).toEqual({ ...state, groups: [] });
    });
  });

  test('a copy shares nothing that changes', () => {
    always((state) => {
      const before = hashState(state);
      const [seat] = steereAtoll.activeSeats(state);
      if (seat === undefined) return;
      const copy = steereAtoll.clone(state);
      steereAtoll.apply(copy, seat, steereAtoll.legalActions(copy, seat)[0] ?? { type: 'swap' });
      expect(hashState(state)).toBe(before);
      expect(hashState(copy)).not.toBe(before);
    });
  });
});
