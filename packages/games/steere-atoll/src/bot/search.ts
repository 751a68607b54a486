import { newNode, type TreeNode } from './node.ts';
import { BLACK, FILLS, OPEN, WHITE, type Owner, type Playouts } from './playouts.ts';

/**
 * The weight of the figures of `held`, in visits, beside a cell's own figures. They give enough
 * exploration: a bonus for rarely visited cells lost four matches of five.
 */
const TRUST = 12;
/** From this win rate on, a position visited by a tenth of the iterations counts as decided. */
const DECIDED = 0.985;

export type Side = typeof BLACK | typeof WHITE;

export interface Position {
  /** The owner of every cell. */
  readonly stones: readonly Owner[];
  readonly toMove: Side;
}

export interface SearchOptions {
  /** One iteration visits one position and fills it 126 times. */
  readonly iterations: number;
  readonly seed: string;
}

export interface Finding {
  readonly cell: number;
  /** The share of wins for the side to move, 0 to 1, if it plays there. */
  readonly value: number;
  readonly iterations: number;
}

interface Step {
  readonly node: TreeNode;
  readonly index: number;
  readonly side: Side;
}

/**
 * Monte Carlo tree search whose leaves are judged by random fillings. Each filling also gives for
 * every cell the result when that cell is held, and those figures guide the search where it has few
 * visits. Positions that are certainly won are marked and carry up the tree. Throws nothing; the
 * position must have an open cell and no winner.
 */
export function search(playouts: Playouts, position: Position, options: SearchOptions): Finding {
  return new Search(playouts, position, options).run();
}

class Search {
  readonly #playouts: Playouts;
  readonly #position: Position;
  readonly #iterations: number;
  /** The open cells of the root; everything below counts by their numbers. */
  readonly #cells: readonly number[];
  readonly #taken: Uint8Array;
  /**
   * Shares of the last fillings in which a side holds a cell, and in which it also wins, by side.
   */
  readonly #held: readonly [Float32Array, Float32Array];
  readonly #heldWins: readonly [Float32Array, Float32Array];
  readonly #root: TreeNode;

  constructor(playouts: Playouts, position: Position, { iterations, seed }: SearchOptions) {
    this.#playouts = playouts;
    this.#position = position;
    this.#iterations = iterations;
    this.#cells = position.stones.flatMap((owner, cell) => (owner === OPEN ? [cell] : []));
    const { length } = this.#cells;
    this.#taken = new Uint8Array(length);
    this.#held = [new Float32Array(length), new Float32Array(length)];
    this.#heldWins = [new Float32Array(length), new Float32Array(length)];
    playouts.seed(seed);
    position.stones.forEach((owner, cell) => playouts.set(cell, owner));
    this.#root = newNode(length, length);
    this.#fill(position.toMove);
    this.#learn(this.#root, position.toMove);
  }

  run(): Finding {
    const root = this.#root;
    for (let done = 0; done < this.#iterations && root.winner < 0 && root.hopes > 0; done++) {
      this.#iterate();
      if (done % 64 === 63 && this.#settled(this.#iterations - done)) break;
    }
    return this.#finding();
  }

  #finding(): Finding {
    const root = this.#root;
    const index = root.winner >= 0 ? root.winner : this.#most().best;
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

  #iterate(): void {
    const path: Step[] = [];
    let node: TreeNode | undefined = this.#root;
    let side = this.#position.toMove;
    let last: TreeNode = node;
    while (node && node.hopes > 0 && node.winner < 0) {
      const index = this.#choose(node);
      path.push({ node, index, side });
      this.#taken[index] = 1;
      this.#playouts.set(this.#cells[index] as number, side);
      side = other(side);
      last = node;
      node = node.next[index];
    }
    const { index, side: mover } = path.at(-1) as Step;
    const { blackWins, winner } = this.#fill(side);
    if (winner === mover) {
      last.winner = index;
      this.#carryUp(path);
    } else if ((last.visits[index] as number) > 0) {
      // Most positions are visited only once and need no node.
      const leaf = newNode(this.#cells.length, this.#cells.length - path.length);
      this.#learn(leaf, side);
      last.next[index] = leaf;
    }
    const black = winner === undefined ? blackWins / FILLS : winner === BLACK ? 1 : 0;
    for (const step of path) {
      const { node: at, index: chosen } = step;
      at.iterations++;
      (at.visits[chosen] as number)++;
      (at.wins[chosen] as number) += step.side === BLACK ? black : 1 - black;
      this.#learn(at, step.side);
      this.#taken[chosen] = 0;
      this.#playouts.set(this.#cells[chosen] as number, OPEN);
    }
  }

  /**
   * The last step wins: the seat that allowed it has lost there, and if it has no other cell left,
   * has lost before.
   */
  #carryUp(path: readonly Step[]): void {
    for (let depth = path.length - 2; depth >= 0; depth -= 2) {
      const { node, index } = path[depth] as Step;
      node.lost[index] = 1;
      node.hopes--;
      if (node.hopes > 0 || depth === 0) return;
      const before = path[depth - 1] as Step;
      before.node.winner = before.index;
    }
  }

  #choose({ visits, wins, heldVisits, heldWins, lost }: TreeNode): number {
    const taken = this.#taken;
    let best = -1;
    let most = -Infinity;
    for (let index = 0; index < visits.length; index++) {
      if (taken[index] === 1 || lost[index] === 1) continue;
      const held = (heldWins[index] as number) / ((heldVisits[index] as number) + 1e-3);
      const worth = ((wins[index] as number) + TRUST * held) / ((visits[index] as number) + TRUST);
      if (worth <= most) continue;
      most = worth;
      best = index;
    }
    return best;
  }

  #fill(toMove: Side): ReturnType<Playouts['run']> {
    const outcome = this.#playouts.run(toMove);
    const { held, heldAndWon } = this.#playouts;
    const [blackHeld, whiteHeld] = this.#held;
    const [blackWon, whiteWon] = this.#heldWins;
    const { blackWins } = outcome;
    for (let index = 0; index < this.#cells.length; index++) {
      const cell = this.#cells[index] as number;
      const black = held[cell] as number;
      const both = heldAndWon[cell] as number;
      blackHeld[index] = black / FILLS;
      blackWon[index] = both / FILLS;
      whiteHeld[index] = (FILLS - black) / FILLS;
      whiteWon[index] = (FILLS - black - blackWins + both) / FILLS;
    }
    return outcome;
  }

  #learn({ heldVisits, heldWins }: TreeNode, side: Side): void {
    const held = this.#held[side - 1] as Float32Array;
    const won = this.#heldWins[side - 1] as Float32Array;
    for (let index = 0; index < held.length; index++) {
      (heldVisits[index] as number) += held[index] as number;
      (heldWins[index] as number) += won[index] as number;
    }
  }

  /** Whether the remaining iterations can hardly change the answer. */
  #settled(left: number): boolean {
    const { best, ahead } = this.#most();
    if (ahead > left) return true;
    const visits = this.#root.visits[best] as number;
    return visits * 10 > this.#iterations && (this.#root.wins[best] as number) > DECIDED * visits;
  }

  /**
   * The most visited cell, among cells that do not lose for certain if there are any, and its lead.
   */
  #most(): { readonly best: number; readonly ahead: number } {
    const { visits, lost, hopes } = this.#root;
    let best = -1;
    let second = 0;
    for (let index = 0; index < visits.length; index++) {
      if (hopes > 0 && lost[index] === 1) continue;
      const seen = visits[index] as number;
      if (best >= 0 && seen <= (visits[best] as number)) second = Math.max(second, seen);
      else {
        if (best >= 0) second = visits[best] as number;
        best = index;
      }
    }
    return { best, ahead: (visits[best] as number) - second };
  }
}

export function other(side: Side): Side {
  return side === BLACK ? WHITE : BLACK;
}
