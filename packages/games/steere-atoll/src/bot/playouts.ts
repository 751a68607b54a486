import { createRng, nextWord } from '@atoll/engine';
import type { Board } from '../board.ts';
import { PLAYOUTS_WASM } from './generated/playouts-wasm.ts';
import { gridOf } from './grid.ts';

/** Random fillings in one run: 128 boards less the two that detect an existing win. */
export const FILLS = 126;

export const BLACK = 1;
export const WHITE = 2;
export const OPEN = 3;
export type Owner = typeof BLACK | typeof WHITE | typeof OPEN;

export interface Outcome {
  /** Random boards that Black wins, 0 to `FILLS`. */
  readonly blackWins: number;
  /** The winner before any filling, if there is one. */
  readonly winner: typeof BLACK | typeof WHITE | undefined;
}

export interface PlayoutsOptions {
  /** Gives each side one cell of every open bridge; without it fillings are plainly random. */
  readonly bridges: 'kept' | 'random';
}

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly [address: string]: unknown;
  configure(stride: number, columns: number, cells: number, bridges: number): void;
  setIslands(inNorth: number, inAll: number, south: number, east: number): void;
  seedShuffles(word: number): void;
  run(blackToMove: number): number;
  plant(openCells: number, toMove: number): void;
  grow(iterations: number): void;
}

/** What a search knows about the root. */
export interface RootFigures {
  readonly iterations: number;
  /** Cells that may still be chosen. */
  readonly hopes: number;
  /** The number of the cell that wins for certain, or -1. */
  readonly winner: number;
  /** By number of the root's open cells; `held` counts boards on which the mover holds the cell. */
  readonly visits: Float64Array;
  readonly wins: Float64Array;
  readonly heldVisits: Float64Array;
  readonly heldWins: Float64Array;
  readonly lost: readonly boolean[];
}

/** A global of browsers and Node, whose types are not loaded here. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<PlayoutsCode>;
  Instance: new (code: PlayoutsCode, imports: object) => { readonly exports: unknown };
};
declare const atob: (base64: string) => string;

/** The compiled playouts, shared by any number of boards. */
export interface PlayoutsCode {
  readonly compiled?: never;
}

export function loadPlayouts(): Promise<PlayoutsCode> {
  return WebAssembly.compile(Uint8Array.from(atob(PLAYOUTS_WASM), (sign) => sign.charCodeAt(0)));
}

/**
 * Random fillings of one board, which starts empty; see assembly/playouts.ts. Equal seeds and calls
 * give equal outcomes.
 */
export class Playouts {
  readonly #exports: Exports;
  readonly #slots: readonly number[];
  #owner: Uint8Array = new Uint8Array();
  #open = 0;
  /**
   * By cell: the random boards of the last run on which Black holds it, and those of them which
   * Black wins.
   */
  held: Uint8Array = new Uint8Array();
  heldAndWon: Uint8Array = new Uint8Array();

  constructor(
    code: PlayoutsCode,
    board: Board,
    { bridges }: PlayoutsOptions = { bridges: 'kept' },
  ) {
    const grid = gridOf(board);
    this.#exports = new WebAssembly.Instance(code, {}).exports as Exports;
    this.#slots = grid.cells;
    this.#look();
    const [north = [], east = [], south = [], west = []] = grid.islands;
    this.#words('COLUMNS', grid.columns.flat());
    this.#words('CELLS', grid.cells);
    this.#words('BRIDGES', grid.bridges.flat());
    this.#words('HEADS', [...north, ...west]);
    grid.islands.forEach((slots, island) =>
      slots.forEach((slot) => {
        this.#owner[slot] = island < 4 ? BLACK : WHITE;
        if (island < 4) this.#bytes('COLOUR', 16 * slot + 16).fill(255, 16 * slot);
      }),
    );
    this.#exports.configure(
      grid.stride,
      grid.columns.length,
      grid.cells.length,
      bridges === 'kept' ? grid.bridges.length : 0,
    );
    this.#exports.setIslands(
      north.length,
      north.length + west.length,
      south[0] as number,
      east[0] as number,
    );
    for (let cell = 0; cell < grid.cells.length; cell++) this.set(cell, OPEN);
    this.seed('');
  }

  seed(text: string): void {
    const rng = createRng(text);
    new Uint32Array(this.#exports.memory.buffer, this.#address('SEED'), 8).forEach(
      (_, index, words) => {
        words[index] = nextWord(rng) | 1;
      },
    );
    this.#exports.seedShuffles(nextWord(rng));
  }

  set(cell: number, owner: Owner): void {
    this.#owner[this.#slots[cell] as number] = owner;
  }

  /**
   * Fills the open cells 126 times, alternately from the side to move, and leaves its counts in
   * `held` and `heldAndWon`.
   */
  run(toMove: typeof BLACK | typeof WHITE): Outcome {
    const found = this.#exports.run(toMove === BLACK ? 1 : 0);
    return {
      blackWins: found & 255,
      winner: found & 256 ? BLACK : found & 512 ? WHITE : undefined,
    };
  }

  /** Begins a tree from these open cells, the only ones of the stones that are set. */
  plant(cells: readonly number[], toMove: typeof BLACK | typeof WHITE): void {
    this.#words(
      'ROOT_SLOTS',
      cells.map((cell) => this.#slots[cell] as number),
    );
    this.#open = cells.length;
    this.#exports.plant(cells.length, toMove);
    this.#look();
  }

  /** Iterates so often from the root, or until its result is certain. */
  grow(iterations: number): void {
    this.#exports.grow(iterations);
    this.#look();
  }

  get root(): RootFigures {
    const from = this.#address('ROOT');
    const { buffer } = this.#exports.memory;
    const blocks = Math.ceil(this.#open / 4);
    const [iterations = 0, hopes = 0, winner = -1] = new Int32Array(buffer, from, 4);
    const floats = new Float32Array(buffer, from + 16, 20 * blocks);
    const links = new Int32Array(buffer, from + 16, 20 * blocks);
    const column = (at: number, unit: number): Float64Array =>
      Float64Array.from(
        { length: this.#open },
        (_, index) => (floats[20 * (index >> 2) + at + (index & 3)] as number) / unit,
      );
    return {
      ...{ iterations, hopes, winner },
      visits: column(0, FILLS),
      wins: column(4, FILLS),
      heldVisits: column(8, FILLS),
      heldWins: column(12, FILLS),
      lost: Array.from(
        { length: this.#open },
        (_, index) => links[20 * (index >> 2) + 16 + (index & 3)] === -2,
      ),
    };
  }

  /**
   * Whether the cell is black on that board of the last run, 0 to 127; the first two are all white
   * and all black where open.
   */
  isBlack(cell: number, index: number): boolean {
    return this.#bit(this.#address('COLOUR') + 16 * (this.#slots[cell] as number), index);
  }

  /** Whether Black wins that board of the last run. */
  blackWins(index: number): boolean {
    return this.#bit(this.#address('WON'), index);
  }

  /** Memory that has grown must be looked at anew. */
  #look(): void {
    if (this.#owner.length > 0) return;
    this.#owner = this.#bytes('OWNER', 768);
    this.held = this.#bytes('HELD', this.#slots.length);
    this.heldAndWon = this.#bytes('HELD_AND_WON', this.#slots.length);
  }

  #bit(address: number, index: number): boolean {
    const byte = new Uint8Array(this.#exports.memory.buffer, address + (index >> 3), 1);
    return (((byte[0] as number) >> (index & 7)) & 1) === 1;
  }

  #address(name: string): number {
    return (this.#exports[name] as { readonly value: number }).value;
  }

  #bytes(name: string, length: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, this.#address(name), length);
  }

  #words(name: string, words: readonly number[]): void {
    new Uint16Array(this.#exports.memory.buffer, this.#address(name), words.length).set(words);
  }
}
