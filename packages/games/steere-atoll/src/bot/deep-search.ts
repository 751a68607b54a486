import { OPEN, type Playouts, type RootFigures } from './playouts.ts';
import type { Finding, Position, SearchOptions } from './search.ts';

/** Iterations between two looks at the root. */
const STRETCH = 64;
/** From this win rate on, a position visited by a tenth of the iterations counts as decided. */
const DECIDED = 0.985;
/** A position whose win rate is so far from even gets a share of the iterations only. */
const CLEAR = 0.25;
const SHARE_IF_CLEAR = 0.35;

/**
 * The search of `search.ts` with its tree in WebAssembly, assembly/tree.ts, and with fillings that
 * keep more bridges. Throws nothing; the position must have an open cell and no winner.
 */
export function deepSearch(
  playouts: Playouts,
  position: Position,
  options: SearchOptions,
): Finding {
  return new DeepSearch(playouts, position, options).run();
}

/** What a search has found about a cell. */
export interface WeighedCell {
  readonly cell: number;
  /** The share of wins for the side to move, 0 to 1. */
  readonly value: number;
  /** Set where the result of the cell is certain. */
  readonly proven: 'win' | 'loss' | undefined;
}

/**
 * The same search in parts, whose figures can be read between them. Its tree is in the memory of
 * the playouts, which serve one search at a time.
 */
export class DeepSearch {
  readonly #playouts: Playouts;
  readonly #iterations: number;
  /** The open cells of the root; its figures count by their numbers. */
  readonly #cells: readonly number[];

  constructor(playouts: Playouts, position: Position, { iterations, seed }: SearchOptions) {
    this.#playouts = playouts;
    this.#iterations = iterations;
    this.#cells = position.stones.flatMap((owner, cell) => (owner === OPEN ? [cell] : []));
    playouts.seed(seed);
    position.stones.forEach((owner, cell) => playouts.set(cell, owner));
    playouts.plant(this.#cells, position.toMove);
  }

  run(): Finding {
    for (let done = 0; done < this.#iterations; ) {
      this.#playouts.grow(Math.min(STRETCH, this.#iterations - done));
      done += STRETCH;
      const { root } = this.#playouts;
      if (isCertain(root) || this.#settled(root, done)) break;
    }
    return this.#finding();
  }

  /** Runs so many more iterations; false once more of them can find nothing. */
  advance(iterations: number): boolean {
    this.#playouts.grow(iterations);
    return !isCertain(this.#playouts.root);
  }

  /** Whether every cell loses for certain. */
  get isLost(): boolean {
    const { winner, hopes } = this.#playouts.root;
    return winner < 0 && hopes === 0;
  }

  /** The cells that were visited, the best first: by visits, and by certain results before that. */
  ranked(): readonly WeighedCell[] {
    const { visits, wins, lost, winner } = this.#playouts.root;
    const rank = (index: number): number =>
      index === winner ? Infinity : (visits[index] as number) - (lost[index] ? 1e9 : 0);
    return this.#cells
      .map((_, index) => index)
      .filter((index) => index === winner || (visits[index] as number) > 0)
      .sort((a, b) => rank(b) - rank(a))
      .map((index) => {
        const proven = index === winner ? 'win' : lost[index] ? 'loss' : undefined;
        const share = (wins[index] as number) / (visits[index] as number);
        const value = proven === 'win' ? 1 : proven === 'loss' ? 0 : share;
        return { cell: this.#cells[index] as number, value, proven };
      });
  }

  #finding(): Finding {
    const { root } = this.#playouts;
    const index = root.winner >= 0 ? root.winner : most(root).best;
    const visits = root.visits[index] as number;
    const held = (root.heldWins[index] as number) / (root.heldVisits[index] as number);
    const value =
      root.winner >= 0
        ? 1
        : root.hopes === 0
          ? 0
          : visits > 0
            ? (root.wins[index] as number) / visits
            : held;
    return { cell: this.#cells[index] as number, value, iterations: root.iterations };
  }

  /** Whether the remaining iterations can hardly change the answer. */
  #settled(root: RootFigures, done: number): boolean {
    const { best, ahead } = most(root);
    const visits = root.visits[best] as number;
    const rate = (root.wins[best] as number) / visits;
    const share = Math.abs(rate - 0.5) > CLEAR ? SHARE_IF_CLEAR : 1;
    if (ahead > this.#iterations * share - done) return true;
    return visits * 10 > this.#iterations && rate > DECIDED;
  }
}

function isCertain({ winner, hopes }: RootFigures): boolean {
  return winner >= 0 || hopes === 0;
}

/**
 * The most visited cell, among cells that do not lose for certain if there are any, and its lead.
 */
function most({ visits, lost, hopes }: RootFigures): {
  readonly best: number;
  readonly ahead: number;
} {
  let best = -1;
  let second = 0;
  for (let index = 0; index < visits.length; index++) {
    if (hopes > 0 && lost[index]) continue;
    const seen = visits[index] as number;
    if (best >= 0 && seen <= (visits[best] as number)) second = Math.max(second, seen);
    else {
      if (best >= 0) second = visits[best] as number;
      best = index;
    }
  }
  return { best, ahead: (visits[best] as number) - second };
}
