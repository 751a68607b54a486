import { InvalidInput } from '@atoll/engine';
import type { Answer } from '../action.ts';
import { coralCard } from '../cards/index.ts';
import { memoize } from '../memoize.ts';
import type { Coral } from '../state.ts';
import type { Side } from '../vocabulary.ts';

/**
 * A unit cell, as the answer that names it. x grows to the east, y to the south; the Basic Coral
 * lies at 0, 0.
 */
export type Cell = Extract<Answer, { readonly type: 'cell' }>;

/**
 * The open cells around the corals of an atoll, rows first, then columns. Corals lie on cells with
 * an even x + y and animals on odd ones, so of the corners only corals take any, and of the cells
 * beside a coral only animals.
 */
export interface Frontier {
  /** Cells without a coral that touch a corner of one. */
  readonly corners: readonly Cell[];
  /** Cells beside a coral, whether an animal lies there or not. */
  readonly beside: readonly Cell[];
  /** How many colonies face each cell of `beside`: 0 to 4. */
  readonly facing: readonly number[];
}

/**
 * Cells are numbered row by row. No atoll leaves the map: there are 53 corals for one, each
 * touching another, and the first one lies in the middle.
 */
export const WIDTH = 128;
const MIDDLE = WIDTH / 2;
/** From the number of a cell to those of its neighbours. */
export const STEP: Readonly<Record<Side, number>> = { N: -WIDTH, E: 1, S: WIDTH, W: -1 };

/** With room for the cells around it. */
const isOnMap = (place: number): boolean => Number.isInteger(place) && Math.abs(place) < MIDDLE - 1;

export function numberOf({ x, y }: Pick<Coral, 'x' | 'y'>): number {
  return (y + MIDDLE) * WIDTH + x + MIDDLE;
}

/** Every cell is one shared object, so that lists of cells allocate no cells. */
const cells: (Cell | undefined)[] = Array.from({ length: WIDTH * WIDTH }, () => undefined);

function cellOf(number: number): Cell {
  return (cells[number] ??= {
    type: 'cell',
    x: (number % WIDTH) - MIDDLE,
    y: Math.floor(number / WIDTH) - MIDDLE,
  });
}

/** Fatigue and Pollution do not change a frontier. */
function sameGround(row: readonly Coral[], other: readonly Coral[]): boolean {
  if (row.length !== other.length) return false;
  for (let slot = 0; slot < row.length; slot++) {
    const a = row[slot] as Coral;
    const b = other[slot] as Coral;
    if (a !== b && (a.grown !== b.grown || a.card !== b.card || a.x !== b.x || a.y !== b.y))
      return false;
  }
  return true;
}

export const frontierOf: (corals: readonly Coral[]) => Frontier = memoize(computeFrontier, {
  alike: sameGround,
});

/**
 * The marks of each cell while one frontier is computed: its contents and neighbours, and the
 * number of colonies that face it.
 */
const marks = new Uint8Array(WIDTH * WIDTH);
const CORAL = 128;
const CORNER = 64;
const BESIDE = 32;
const COLONIES = 7;

function mark(number: number, bit: number): void {
  marks[number] = (marks[number] as number) | bit;
}

function computeFrontier(corals: readonly Coral[]): Frontier {
  // Unknown cards are detected here, before any mark is made: marks are shared by all atolls.
  const printed = corals.map((coral) => coralCard(coral.card).sides);
  const astray = corals.find(({ x, y }) => !(isOnMap(x) && isOnMap(y)));
  if (astray) throw new InvalidInput(`no coral comes to ${String(astray.x)}, ${String(astray.y)}`);
  let [west, north, east, south] = [WIDTH, WIDTH, 0, 0];
  for (let slot = 0; slot < corals.length; slot++) {
    const coral = corals[slot] as Coral;
    const here = numberOf(coral);
    mark(here, CORAL);
    mark(here - WIDTH - 1, CORNER);
    mark(here - WIDTH + 1, CORNER);
    mark(here + WIDTH - 1, CORNER);
    mark(here + WIDTH + 1, CORNER);
    mark(here - WIDTH, BESIDE);
    mark(here - 1, BESIDE);
    mark(here + 1, BESIDE);
    mark(here + WIDTH, BESIDE);
    for (const side of printed[slot] as readonly Side[]) marks[here + STEP[side]]!++;
    for (const side of coral.grown) marks[here + STEP[side]]!++;
    west = Math.min(west, coral.x + MIDDLE - 1);
    east = Math.max(east, coral.x + MIDDLE + 1);
    north = Math.min(north, coral.y + MIDDLE - 1);
    south = Math.max(south, coral.y + MIDDLE + 1);
  }
  return readMarks({ west, north, east, south });
}

/** Lists the marked cells within bounds, and wipes their marks out for the next time. */
function readMarks({
  west,
  north,
  east,
  south,
}: Readonly<Record<'west' | 'north' | 'east' | 'south', number>>): Frontier {
  const frontier = { corners: [] as Cell[], beside: [] as Cell[], facing: [] as number[] };
  for (let row = north; row <= south; row++)
    for (let number = row * WIDTH + west; number <= row * WIDTH + east; number++) {
      const found = marks[number] as number;
      if (found === 0) continue;
      marks[number] = 0;
      if (found & BESIDE) {
        frontier.beside.push(cellOf(number));
        frontier.facing.push(found & COLONIES);
      } else if (!(found & CORAL)) frontier.corners.push(cellOf(number));
    }
  return frontier;
}
