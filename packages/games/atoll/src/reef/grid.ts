import { coralCard } from '../cards/index.ts';
import { memoizePair } from '../memoize.ts';
import { mostOnFreeCell } from './colonies-by-cell.ts';
import { frontierOf, type Cell, type Frontier } from './frontier.ts';
import type { Animal, Coral, Reef } from '../state.ts';
import { SIDES, type Side } from '../vocabulary.ts';

/** Where something lies or may lie. */
interface At {
  readonly x: number;
  readonly y: number;
}

function slotAt(things: readonly At[], { x, y }: At): number {
  for (let slot = 0; slot < things.length; slot++)
    if (things[slot]?.x === x && things[slot]?.y === y) return slot;
  return -1;
}

export function isTaken(reef: Reef, cell: At): boolean {
  return slotAt(reef.corals, cell) >= 0 || slotAt(reef.animals, cell) >= 0;
}

/** A colony, printed or grown, on that side. Pollution does not matter. */
export function hasColony(coral: Coral, side: Side): boolean {
  return coralCard(coral.card).sides.includes(side) || coral.grown.includes(side);
}

/** The sides with a colony, in the order NESW. */
export function colonySides(coral: Coral): readonly Side[] {
  return SIDES.filter((side) => hasColony(coral, side));
}

/** How many sides of a coral have a colony, 0 to 4. */
export function countSides(coral: Coral): number {
  return coralCard(coral.card).sides.length + coral.grown.length;
}

/** All colonies of an atoll, used or not (rulebook, Recovery step 3). */
export function countColonies(reef: Pick<Reef, 'corals'>): number {
  let colonies = 0;
  for (const coral of reef.corals) colonies += countSides(coral);
  return colonies;
}

/**
 * How many colonies face a cell: 0 to 4. Each colony faces exactly one cell, so none is ever
 * shared.
 */
export function facingColonies(reef: Reef, cell: At): number {
  const { beside, facing } = frontierOf(reef.corals);
  const slot = slotAt(beside, cell);
  return slot < 0 ? 0 : (facing[slot] as number);
}

/** The same for a free cell beside a coral; undefined for any other. */
export function facingFree(reef: Reef, cell: At): number | undefined {
  const { cells, facing } = freePlaces(frontierOf(reef.corals), reef.animals);
  const slot = slotAt(cells, cell);
  return slot < 0 ? undefined : facing[slot];
}

/**
 * Free cells where a coral may be placed: cells that touch a corner of an own coral. Rows first,
 * then columns.
 */
export function coralCells(reef: Reef): readonly Cell[] {
  return frontierOf(reef.corals).corners;
}

export function isCoralCell(reef: Reef, cell: At): boolean {
  return slotAt(frontierOf(reef.corals).corners, cell) >= 0;
}

/**
 * Free cells beside an own coral, where an animal may go if colonies suffice. Rows first, then
 * columns.
 */
export function animalCells(reef: Reef): readonly Cell[] {
  return freePlaces(frontierOf(reef.corals), reef.animals).cells;
}

/** The most colonies that face any free cell beside a coral; -1 when there is no such cell. */
export function mostFacing({ corals, animals }: Reef): number {
  if (newest.corals !== corals || newest.animals !== animals)
    newest = { corals, animals, most: mostColonies(corals, animals) };
  return newest.most;
}

/** The newest answer: a list of the legal actions asks once for each animal that is offered. */
let newest: Pick<Reef, 'corals' | 'animals'> & { readonly most: number } = {
  corals: [],
  animals: [],
  most: -1,
};

function mostColonies(corals: readonly Coral[], animals: readonly Animal[]): number {
  const most = mostOnFreeCell(corals, animals);
  return most > 0 || freePlaces(frontierOf(corals), animals).cells.length > 0 ? most : -1;
}

/** The cells beside a coral without an animal, and the colonies that face each. */
const freePlaces = memoizePair(
  ({ beside, facing }: Frontier, animals: readonly Animal[]) => {
    const free = { cells: [] as Cell[], facing: [] as number[] };
    for (let slot = 0; slot < beside.length; slot++) {
      const cell = beside[slot] as Cell;
      if (slotAt(animals, cell) >= 0) continue;
      free.cells.push(cell);
      free.facing.push(facing[slot] as number);
    }
    return free;
  },
  { alike: sameCells },
);

/** Levels and Fatigue do not change which cells are free. */
function sameCells(row: readonly At[], other: readonly At[]): boolean {
  if (row.length !== other.length) return false;
  for (let slot = 0; slot < row.length; slot++)
    if (row[slot]?.x !== other[slot]?.x || row[slot]?.y !== other[slot]?.y) return false;
  return true;
}
