import type { Stone } from '../graph.ts';
import { TrialBoard } from '../puzzles/trial-board.ts';
import { WinSearch } from '../puzzles/win-search.ts';
import type { SteereAtollState } from '../state.ts';
import { otherStone } from './board-position.ts';

/** The most positions of each search, one after the other: most proofs need few. */
const EFFORTS = [1000, 5000, 20_000] as const;
/** The longest win that is looked for, in turns of its side. */
const MOST_TURNS = 10;
/** The most winning cells that are looked for. */
const MOST_CELLS = 6;

/** Cells by number, and within how many turns of the winning side they decide. */
interface Decided {
  readonly turns: number;
  readonly cells: readonly number[];
}

/** Looks for forced wins of either side, in a position without a winner. */
export class ProofSearch {
  readonly #state: SteereAtollState;
  readonly #own: Stone;
  #win: Decided | undefined;
  #stops: Decided | undefined;

  /** `own` is the colour to move. */
  constructor(state: SteereAtollState, own: Stone) {
    this.#state = state;
    this.#own = own;
  }

  /** Cells that force a win of the side to move. */
  get win(): Decided | undefined {
    return this.#win;
  }

  /**
   * The cells that may stop a win that the other side threatens; all other cells lose. Without any
   * such cell the position is lost.
   */
  get stops(): Decided | undefined {
    return this.#stops;
  }

  /** Works in parts of some tenths of a second, until the result is proven or the effort spent. */
  *steps(): Generator<undefined, void> {
    for (const effort of EFFORTS) {
      const attack = new WinSearch(new TrialBoard(this.#state), this.#own, { effort });
      const other = otherStone(this.#own);
      const defence = new WinSearch(new TrialBoard(this.#state), other, { effort });
      for (let turns = 1; turns <= MOST_TURNS && !(attack.spent && defence.spent); turns++) {
        if (!attack.spent) this.#attack(attack, turns);
        if (this.#win !== undefined) return;
        yield;
        if (!defence.spent) this.#defend(defence, turns);
        if (this.#stops?.cells.length === 0) return;
        yield;
      }
    }
  }

  #attack(search: WinSearch, turns: number): void {
    const [first] = search.wins(turns) ?? [];
    if (first === undefined) return;
    const cells = new Set([first, ...search.answers(turns, MOST_CELLS)]);
    this.#win = { turns, cells: [...cells] };
  }

  /** A search whose effort is spent names too many cells, so each search only takes away. */
  #defend(search: WinSearch, turns: number): void {
    const found = search.stops(turns);
    if (found === undefined) return;
    const before = this.#stops;
    const cells = before ? before.cells.filter((cell) => found.includes(cell)) : found;
    const isSame = before !== undefined && cells.length === before.cells.length;
    if (!isSame) this.#stops = { turns: Math.max(turns, before?.turns ?? 0), cells };
  }
}
