import { CROSSINGS, graphOf, type Stone } from './graph.ts';
import type { SteereAtollState } from './state.ts';

/**
 * A shortest chain of the colour from an island to the one opposite, as nodes: every cell and every
 * island on the way counts one. Of equal chains north to south comes first. Empty if there is none.
 */
export function winningPath(state: SteereAtollState, stone: Stone): readonly number[] {
  const { cells } = graphOf(state.size);
  const found = CROSSINGS[stone]
    .map(([from, to]) => chain(state, cells + from, cells + to))
    .filter((path) => path.length > 0);
  return found.reduce(
    (best, path) => (best.length > 0 && best.length <= path.length ? best : path),
    [],
  );
}

/** Breadth first; a stone belongs to the chain's colour if it has the colour of the first node. */
function chain({ size, stones }: SteereAtollState, from: number, to: number): readonly number[] {
  const { links } = graphOf(size);
  const before: number[] = stones.map(() => -1);
  before[from] = from;
  const reached = [from];
  for (const node of reached) {
    if (node === to) return traced(before, from, to);
    for (const next of links[node] as readonly number[]) {
      if (stones[next] !== stones[from] || before[next] !== -1) continue;
      before[next] = node;
      reached.push(next);
    }
  }
  return [];
}

function traced(before: readonly number[], from: number, to: number): readonly number[] {
  const path = [to];
  for (let node = to; node !== from; ) {
    node = before[node] as number;
    path.unshift(node);
  }
  return path;
}
