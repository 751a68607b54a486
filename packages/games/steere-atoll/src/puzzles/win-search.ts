import { BLACK, WHITE, type Stone } from '../graph.ts';
import type { Routes, TrialBoard } from './trial-board.ts';

/**
 * The empty cells that a forced win needs: the attacker places stones on no other, and wins even if
 * the defender holds all others.
 */
type Carrier = readonly number[];

/** What is known of a position in which the attacker is to move. */
interface Known {
  /** The most turns within which no win is forced. */
  lost: number;
  /** The fewest turns within which a win was found to be forced. */
  won: number;
  carrier: Carrier;
}

/**
 * Tells whether the attacker can force a connection within a number of its own turns, against every
 * defence. The answers are exact until the effort is spent.
 *
 * Stones never leave and never harm their own colour, and only one colour can connect. So a defence
 * outside the carrier of a win does not stop it, and a defender that wins first needs no case of
 * its own: once it has connected, the attacker never will. Its immediate wins only shorten the
 * search.
 */
export class WinSearch {
  readonly attacker: Stone;
  readonly defender: Stone;
  readonly #board: TrialBoard;
  readonly #effort: number;
  readonly #known = new Map<string, Known>();
  /** Trial stones by colour, for the key of the position. */
  readonly #trial: Readonly<Record<Stone, number[]>> = { [BLACK]: [], [WHITE]: [] };
  /** The defence that was last seen to work, by turns left. */
  readonly #refutation: number[] = [];
  #nodes = 0;

  /**
   * `effort` is the most positions that are examined. While the search is used, the board may
   * change only through `after`.
   */
  constructor(
    board: TrialBoard,
    attacker: Stone,
    { effort = Infinity }: { readonly effort?: number } = {},
  ) {
    this.#board = board;
    this.attacker = attacker;
    this.defender = attacker === BLACK ? WHITE : BLACK;
    this.#effort = effort;
  }

  /** Whether the effort is spent: then wins may have been overlooked. */
  get spent(): boolean {
    return this.#nodes > this.#effort;
  }

  /** Runs `look` as if the stone lay on the empty cell. */
  after<T>(cell: number, stone: Stone, look: () => T): T {
    const trial = this.#trial[stone];
    this.#board.put(cell, stone);
    trial.push(cell);
    const found = look();
    trial.pop();
    this.#board.lift(cell);
    return found;
  }

  /**
   * The attacker is to move: the cells that keep a win within `turns` forced, at most `most` of
   * them. If a shorter win is forced, cells that add nothing to it are left out.
   */
  answers(turns: number, most = Infinity): readonly number[] {
    const { cells, lengths } = this.#board.routes(this.attacker, turns);
    const found: number[] = [];
    for (let index = 0; index < cells.length && found.length < most; index++) {
      const cell = cells[index] as number;
      if (lengths[index] === 1) found.push(cell);
      else if (this.after(cell, this.attacker, () => this.holds(turns - 1))) found.push(cell);
    }
    return found;
  }

  /**
   * The defender is to move: the cells after which no win within `turns` is forced, ascending.
   * Undefined if it may place its stone anywhere.
   */
  stops(turns: number): readonly number[] | undefined {
    let open = this.wins(turns);
    if (!open) return undefined;
    const found: number[] = [];
    while (open.length > 0) {
      const [cell, ...rest] = open as [number, ...number[]];
      const carrier = this.#reply(cell, turns);
      if (!carrier) found.push(cell);
      open = carrier ? rest.filter((other) => carrier.includes(other)) : rest;
    }
    return found.sort((a, b) => a - b);
  }

  /** The attacker is to move: the carrier of a win within `turns`, the first cell first. */
  wins(turns: number): Carrier | undefined {
    if (turns < 1) return undefined;
    const known = this.#lookUp();
    if (known.won <= turns) return known.carrier;
    if (known.lost >= turns) return undefined;
    if (++this.#nodes > this.#effort) return undefined;
    const routes = this.#board.routes(this.attacker, turns);
    const [first] = routes.cells;
    const fewest = routes.lengths[0];
    if (first === undefined || fewest === undefined) return lost(known, turns);
    if (fewest === 1) return won(known, { turns: 1, carrier: [first] });
    if (turns === 1) return lost(known, turns);
    const threats = this.#board.routes(this.defender, 1).cells;
    if (threats.length > 1) return lost(known, Infinity);
    for (let within = Math.max(fewest, known.lost + 1); within <= turns; within++) {
      const carrier = this.#force(routes, { within, forced: threats[0] });
      if (carrier) return won(known, { turns: within, carrier });
      if (this.spent) return undefined;
      lost(known, within);
    }
    return undefined;
  }

  /** The defender is to move: the carrier of a win within `turns`. */
  holds(turns: number): Carrier | undefined {
    if (turns < 1) return undefined;
    if (turns === 1) {
      if (++this.#nodes > this.#effort) return undefined;
      const { cells } = this.#board.routes(this.attacker, 1);
      return cells.length > 1 ? cells.slice(0, 2) : undefined;
    }
    // What refuted the last try here often refutes this one too, at less cost than a pass.
    const usual = this.#refutation[turns] ?? -1;
    const against = this.#board.isOpen(usual) ? this.#reply(usual, turns) : [];
    if (!against) return undefined;
    const passed = this.wins(turns);
    if (!passed) return undefined;
    const carrier = new Set([...passed, ...against]);
    let open = against.length > 0 ? passed.filter((cell) => against.includes(cell)) : passed;
    while (open.length > 0) {
      const [cell, ...rest] = open as [number, ...number[]];
      const other = this.#reply(cell, turns);
      if (!other) {
        this.#refutation[turns] = cell;
        return undefined;
      }
      for (const one of other) carrier.add(one);
      open = rest.filter((one) => other.includes(one));
    }
    return [...carrier];
  }

  /** The carrier of a win within `turns` after the defender's stone on the empty cell. */
  #reply(cell: number, turns: number): Carrier | undefined {
    return this.after(cell, this.defender, () => this.wins(turns));
  }

  /** Tries the cells that can be part of a connection of `within` stones. */
  #force(
    { cells, lengths }: Routes,
    { within, forced }: { readonly within: number; readonly forced: number | undefined },
  ): Carrier | undefined {
    for (let index = 0; index < cells.length && (lengths[index] as number) <= within; index++) {
      const cell = cells[index] as number;
      if (forced !== undefined && cell !== forced) continue;
      const carrier = this.after(cell, this.attacker, () => this.holds(within - 1));
      if (carrier) return [cell, ...carrier];
      if (this.spent) return undefined;
    }
    return undefined;
  }

  #lookUp(): Known {
    const key = `${sorted(this.#trial[BLACK])}/${sorted(this.#trial[WHITE])}`;
    const known = this.#known.get(key) ?? { lost: 0, won: Infinity, carrier: [] };
    this.#known.set(key, known);
    return known;
  }
}

function lost(known: Known, turns: number): undefined {
  known.lost = Math.max(known.lost, turns);
}

function won(
  known: Known,
  { turns, carrier }: { readonly turns: number; readonly carrier: Carrier },
): Carrier {
  known.won = turns;
  known.carrier = carrier;
  return carrier;
}

function sorted(cells: readonly number[]): string {
  return cells.length < 2 ? cells.join() : [...cells].sort((a, b) => a - b).join();
}
