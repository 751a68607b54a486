import { boardOf, ISLANDS, type Size } from './board.ts';
import type { PathStep } from './event.ts';

/** The name of a node: of a cell such as 'f5', or of an island such as 'black-north'. */
export function nodeName(size: Size, node: number): PathStep {
  const { cells } = boardOf(size);
  return (node < cells.length ? cells[node]?.name : ISLANDS[node - cells.length]) as PathStep;
}
