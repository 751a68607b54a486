import { CROSSINGS, EMPTY, graphOf, type Stone } from '../graph.ts';
import type { SteereAtollState } from '../state.ts';

/** Empty cells through which a colour can connect, and how many stones that takes. */
export interface Routes {
  /** The cells, those on the shortest ways first, equal ones ascending. */
  readonly cells: readonly number[];
  /** The stones of the shortest way through the cell of the same index, its own included. */
  readonly lengths: readonly number[];
}

/** The islands of a colour come in this number. */
const ISLANDS_OF_COLOUR = 4;
/** More stones than any limit. */
const FAR = 100;

/** The stones of a position, on which trial moves are made and taken back. */
export class TrialBoard {
  readonly cells: number;
  readonly #stones: Uint8Array;
  readonly #links: readonly (readonly number[])[];
  /** The fewest stones from an island of the colour to each node, the node included. */
  readonly #distances: readonly Uint8Array[];
  readonly #layer: number[] = [];
  readonly #next: number[] = [];

  /** Copies what it needs; the state does not change. */
  constructor({ size, stones }: Pick<SteereAtollState, 'size' | 'stones'>) {
    const { cells, links, nodes } = graphOf(size);
    this.cells = cells;
    this.#links = links;
    this.#stones = Uint8Array.from(stones);
    this.#distances = Array.from(
      { length: ISLANDS_OF_COLOUR },
      () => new Uint8Array(nodes.length),
    );
  }

  /** The empty cells, ascending. */
  open(): readonly number[] {
    return Array.from({ length: this.cells }, (_, cell) => cell).filter(
      (cell) => this.#stones[cell] === EMPTY,
    );
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
    const crossings = CROSSINGS[stone];
    crossings.forEach(([from, to], pair) => {
      this.#measure(pair * 2, this.cells + from, limit);
      this.#measure(pair * 2 + 1, this.cells + to, limit);
    });
    const [north, south, west, east] = this.#distances as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const byLength: number[][] = Array.from({ length: limit }, () => []);
    for (let cell = 0; cell < this.cells; cell++) {
      if (this.#stones[cell] !== EMPTY) continue;
      const length = Math.min(
        (north[cell] as number) + (south[cell] as number) - 1,
        (west[cell] as number) + (east[cell] as number) - 1,
      );
      byLength[length - 1]?.push(cell);
    }
    return {
      cells: byLength.flat(),
      lengths: byLength.flatMap((cells, index) => cells.map(() => index + 1)),
    };
  }

  /** Breadth first: an empty node costs one, a stone of the island's colour none. */
  #measure(which: number, island: number, limit: number): void {
    const stones = this.#stones;
    const links = this.#links;
    const distances = this.#distances[which] as Uint8Array;
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
  }
}
