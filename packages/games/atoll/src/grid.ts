import { coralCard } from './cards/index.ts';
import type { Animal, Coral, Reef } from './state.ts';
import type { Side } from './vocabulary.ts';

/** A unit cell. x grows to the east, y to the south; the Basic Coral lies at 0, 0. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const STEP: Readonly<Record<Side, Cell>> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } };
const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const DIAGONALS: readonly Cell[] = [{ x: -1, y: -1 }, { x: 1, y: -1 }, { x: -1, y: 1 }, { x: 1, y: 1 }];

export function coralAt(reef: Reef, x: number, y: number): Coral | undefined {
  return reef.corals.find((coral) => coral.x === x && coral.y === y);
}

export function animalAt(reef: Reef, x: number, y: number): Animal | undefined {
  return reef.animals.find((animal) => animal.x === x && animal.y === y);
}

/** A colony, printed or grown, on that side. Pollution does not matter. */
export function hasColony(coral: Coral, side: Side): boolean {
  return coralCard(coral.card).sides.includes(side) || coral.grown.includes(side);
}

/** The sides with a colony, in the order NESW. */
export function colonySides(coral: Coral): readonly Side[] {
  return SIDES.filter((side) => hasColony(coral, side));
}

/** All colonies of an atoll, used or not (rulebook, Recovery step 3). */
export function countColonies(reef: Reef): number {
  return reef.corals.reduce((sum, coral) => sum + coralCard(coral.card).sides.length + coral.grown.length, 0);
}

/** How many colonies face a cell: 0 to 4. Each colony faces exactly one cell, so none is ever shared. */
export function facingColonies(reef: Reef, cell: Cell): number {
  let facing = 0;
  for (const side of SIDES) {
    const coral = coralAt(reef, cell.x + STEP[side].x, cell.y + STEP[side].y);
    if (coral && hasColony(coral, OPPOSITE[side])) facing++;
  }
  return facing;
}

/** Free cells where a coral may go: those that touch a corner of an own coral. Rows first, then columns. */
export function coralCells(reef: Reef): readonly Cell[] {
  return freeCells(reef, DIAGONALS);
}

/** Free cells beside an own coral, where an animal may go if colonies suffice. */
export function animalCells(reef: Reef): readonly Cell[] {
  return freeCells(reef, SIDES.map((side) => STEP[side]));
}

function freeCells(reef: Reef, steps: readonly Cell[]): readonly Cell[] {
  const found = new Map<string, Cell>();
  for (const coral of reef.corals)
    for (const step of steps) {
      const x = coral.x + step.x;
      const y = coral.y + step.y;
      if (!coralAt(reef, x, y) && !animalAt(reef, x, y)) found.set(`${x},${y}`, { x, y });
    }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}
