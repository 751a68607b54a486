import type { Answer } from './action.ts';
import { coralCard } from './cards/index.ts';
import { remember } from './remember.ts';
import type { Coral } from './state.ts';
import type { Side } from './vocabulary.ts';

/** A unit cell, as the answer that names it. x grows to the east, y to the south; the Basic Coral lies at 0, 0. */
export type Cell = Extract<Answer, { readonly type: 'cell' }>;

/**
 * The open cells around the corals of an atoll, rows first, then columns. Corals lie on cells with an even x + y and
 * animals on odd ones, so of the corners only corals take any, and of the cells beside a coral only animals.
 */
export interface Shore {
  /** Cells without a coral that touch a corner of one. */
  readonly corners: readonly Cell[];
  /** Cells beside a coral, whether an animal lies there or not. */
  readonly beside: readonly Cell[];
  /** How many colonies face each cell of `beside`: 0 to 4. */
  readonly facing: readonly number[];
}

/**
 * Cells are numbered row by row. No atoll leaves the map: there are 53 corals for one, each touching another, and the
 * first one lies in the middle.
 */
const WIDTH = 128;
const MIDDLE = WIDTH / 2;
const STEP: Readonly<Record<Side, number>> = { N: -WIDTH, E: 1, S: WIDTH, W: -1 };
const SIDE_STEPS: readonly number[] = Object.values(STEP);
const CORNER_STEPS: readonly number[] = [-WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1];

/** What is known of each cell while one shore is worked out; all zero in between. */
const marks = new Uint8Array(WIDTH * WIDTH);
const CORAL = 9;
const SEEN = 1;

/** A list of cells under way, in memory that is used again and again: each coral adds four cells at the most. */
interface List {
  readonly numbers: Uint16Array;
  count: number;
}
const corners: List = { numbers: new Uint16Array(4 * 54), count: 0 };
const beside: List = { numbers: new Uint16Array(4 * 54), count: 0 };

const cells: (Cell | undefined)[] = Array.from(marks, () => undefined);

function cellOf(number: number): Cell {
  return (cells[number] ??= { type: 'cell', x: (number % WIDTH) - MIDDLE, y: Math.floor(number / WIDTH) - MIDDLE });
}

function numberOf(coral: Coral): number {
  return (coral.y + MIDDLE) * WIDTH + coral.x + MIDDLE;
}

export const shoreOf: (corals: readonly Coral[]) => Shore = remember((corals: readonly Coral[]): Shore => {
  // A card that no table has is found out here, before any mark is made.
  const printed = corals.map((coral) => coralCard(coral.card).sides);
  corners.count = 0;
  beside.count = 0;
  for (const coral of corals) marks[numberOf(coral)] = CORAL;
  for (let slot = 0; slot < corals.length; slot++) {
    const coral = corals[slot] as Coral;
    const here = numberOf(coral);
    for (const step of CORNER_STEPS) note(corners, here + step);
    for (const step of SIDE_STEPS) note(beside, here + step);
    for (const side of printed[slot] as readonly Side[]) face(here + STEP[side]);
    for (const side of coral.grown) face(here + STEP[side]);
  }
  for (const coral of corals) marks[numberOf(coral)] = 0;
  const facing: number[] = new Array<number>(beside.count);
  for (let slot = 0; slot < beside.count; slot++) facing[slot] = (marks[beside.numbers[slot] as number] as number) - SEEN;
  return { corners: takeCells(corners), beside: takeCells(beside), facing };
});

/** Takes a cell that nothing is known of into a list in ascending order. */
function note(list: List, number: number): void {
  if (marks[number] !== 0) return;
  marks[number] = SEEN;
  const { numbers } = list;
  let place = list.count++;
  for (; place > 0 && (numbers[place - 1] as number) > number; place--) numbers[place] = numbers[place - 1] as number;
  numbers[place] = number;
}

/** The cells of a list. Their marks are wiped out. */
function takeCells({ numbers, count }: List): readonly Cell[] {
  const found = new Array<Cell>(count);
  for (let slot = 0; slot < count; slot++) {
    const number = numbers[slot] as number;
    marks[number] = 0;
    found[slot] = cellOf(number);
  }
  return found;
}

/** Counts a colony that faces a cell, which `note` has seen: a colony faces a cell beside its coral. */
function face(number: number): void {
  marks[number] = (marks[number] as number) + 1;
}
