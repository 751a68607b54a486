import { nextInt, type Rng } from '@atoll/engine';
import { graphOf } from '../../src/graph.ts';
import type { Size } from '../../src/board.ts';

/**
 * A random match with nothing but a union-find over typed arrays: no lists, no events, no views.
 * Returns 0 if Black won, else 1.
 */
export function unionFindMatch(size: Size, rng: Rng): number {
  const { cells, links, bare } = graphOf(size);
  const stones = Uint8Array.from(bare);
  const groups = Int16Array.from(bare, (_, node) => node);
  const open = Int16Array.from({ length: cells }, (_, cell) => cell);
  for (let left = cells; left > 0; left--) {
    const pick = nextInt(rng, left);
    const cell = open[pick] as number;
    open[pick] = open[left - 1] as number;
    const mover = (cells - left) % 2;
    stones[cell] = mover + 1;
    const near = links[cell] as readonly number[];
    for (let i = 0; i < near.length; i++) {
      const node = near[i] as number;
      if (stones[node] === mover + 1) groups[find(groups, node)] = find(groups, cell);
    }
    const first = cells + 4 * mover;
    if (
      find(groups, first) === find(groups, first + 2) ||
      find(groups, first + 1) === find(groups, first + 3)
    )
      return mover;
  }
  throw new Error('a full board without a winner');
}

function find(groups: Int16Array, node: number): number {
  let at = node;
  while (groups[at] !== at) {
    groups[at] = groups[groups[at] as number] as number;
    at = groups[at] as number;
  }
  return at;
}
