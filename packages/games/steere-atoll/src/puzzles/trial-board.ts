import { CROSSINGS, EMPTY, graphOf, type Stone } from '../graph.ts';
import type { SteereAtollState } from '../state.ts';

/** Empty cells through which a colour can connect, and how many stones that takes. */
export interface Routes {
  /** The cells, those on the shortest ways first, equal ones ascending. */
  readonly cells: readonly number[];
  /** The stones of the shortest way through the cell of the same index, its own included. */
  readonly lengths: readonly number[];
}

/** Longer than any way; twice this fits a byte. */
const FAR = 120;

/** The stones of a position, on which trial moves are made and taken back. */
export class TrialBoard {
  readonly cells: number;
  readonly #stones: Uint8Array;
  readonly #links: readonly (readonly number[])[];
  /** The fewest stones from either end of a crossing to each node, the node included. */
  readonly #distances: readonly [Uint8Array, Uint8Array];
  /** The stones of the shortest way through each cell. */
  readonly #lengths: Uint8Array;
  readonly #layer: number[] = [];
  readonly #next: number[] = [];

  /** Copies what it needs; the state does not change. */
  constructor({ size, stones }: Pick<SteereAtollState, 'size' | 'stones'>) {
    const { cells, links, nodes } = graphOf(size);
    this.cells = cells;
    this.#links = links;
    this.#stones = Uint8Array.from(stones);
    this.#distances = [new Uint8Array(nodes.length), new Uint8Array(nodes.length)];
    this.#lengths = new Uint8Array(cells);
  }

  /** The empty cells, ascending. */
  open(): readonly number[] {
    return Array.from({ length: this.cells }, (_, cell) => cell).filter(
      (cell) => this.#stones[cell] === EMPTY,
    );
  }

  /** False too for a number that no cell has. */
  isOpen(cell: number): boolean {
    return this.#stones[cell] === EMPTY;
  }

  put(cell: number, stone: Stone): void {
    this.#stones[cell] = stone;
  }

  lift(cell: number): void {
    this.#stones[cell] = EMPTY;
  }

  /**
   * The cells on ways of at most `limit` more stones, 1 or more, that connect two opposite islands
   * of the colour, as if the other colour placed none. The colour has not connected yet.
   */
  routes(stone: Stone, limit: number): Routes {
    const byLength: number[][] = Array.from({ length: limit }, () => []);
    const lengths = this.#lengths.fill(FAR);
    for (const [from, to] of CROSSINGS[stone]) {
      const there = this.#measure(0, { island: this.cells + from, limit });
      if ((there[this.cells + to] as number) > limit) continue;
      const back = this.#measure(1, { island: this.cells + to, limit });
      for (let cell = 0; cell < this.cells; cell++) {
        if (this.#stones[cell] !== EMPTY) continue;
        const length = (there[cell] as number) + (back[cell] as number) - 1;
        if (length < (lengths[cell] as number)) lengths[cell] = length;
      }
    }
    for (let cell = 0; cell < this.cells; cell++)
      byLength[(lengths[cell] as number) - 1]?.push(cell);
    return {
      cells: byLength.flat(),
      lengths: byLength.flatMap((cells, index) => cells.map(() => index + 1)),
    };
  }

  /** Breadth first: an empty node costs one, a stone of the island's colour none. */
  #measure(
    which: 0 | 1,
    { island, limit }: { readonly island: number; readonly limit: number },
  ): Uint8Array {
    const stones = this.#stones;
    const links = this.#links;
    const distances = this.#distances[which];
    const own = stones[island] as number;
    let layer = this.#layer;
    let next = this.#next;
    distances.fill(FAR);
    distances[island] = 0;
    layer.length = 0;
    layer.push(island);
    for (let distance = 0; distance <= limit && layer.length > 0; distance++) {
      next.length = 0;
      // The layer grows while it is read, by the stones that its nodes touch.
      for (let at = 0; at < layer.length; at++) {
        for (const node of links[layer[at] as number] as readonly number[]) {
          if ((distances[node] as number) < FAR) continue;
          const held = stones[node] as number;
          if (held === own) {
            distances[node] = distance;
            layer.push(node);
          } else if (held === EMPTY && distance < limit) {
            distances[node] = distance + 1;
            next.push(node);
          }
        }
      }
      [layer, next] = [next, layer];
    }
    return distances;
  }
}
