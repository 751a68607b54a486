import { nextInt, type Rng } from '@atoll/engine';
import { boardOf, ISLANDS, type Size } from '../../src/board.ts';

/**
 * The plain way: a graph of the mover's stones by name, built anew and searched after every stone.
 */
export function graphSearchMatch(size: Size, rng: Rng): number {
  const { cells } = boardOf(size);
  const open = cells.map(({ name }) => name);
  const owner = new Map<string, string>();
  for (let ply = 0; open.length > 0; ply++) {
    const colour = ply % 2 === 0 ? 'black' : 'white';
    owner.set(open.splice(nextInt(rng, open.length), 1)[0] as string, colour);
    if (wonBySearch(size, owner, colour)) return ply % 2;
  }
  throw new Error('a full board without a winner');
}

/** Whether the colour connects opposite islands; `owner` maps cell names to colours. */
export function wonBySearch(
  size: Size,
  owner: ReadonlyMap<string, string>,
  colour: string,
): boolean {
  const { cells, neighbours, shores } = boardOf(size);
  const graph = new Map<string, string[]>();
  const edge = (from: string, to: string): void =>
    void graph.set(from, [...(graph.get(from) ?? []), to]);
  cells.forEach(({ name }, cell) => {
    if (owner.get(name) !== colour) return;
    for (const near of neighbours[cell] ?? []) {
      const other = cells[near]?.name ?? '';
      if (owner.get(other) === colour) edge(name, other);
    }
    for (const shore of shores[cell] ?? []) {
      const island = ISLANDS[shore] ?? '';
      if (!island.startsWith(colour)) continue;
      edge(name, island);
      edge(island, name);
    }
  });
  return (
    leads(graph, `${colour}-north`, `${colour}-south`) ||
    leads(graph, `${colour}-west`, `${colour}-east`)
  );
}

function leads(graph: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set([from]);
  for (const step of seen) for (const next of graph.get(step) ?? []) seen.add(next);
  return seen.has(to);
}
