import { coralCard } from './cards/index.ts';
import { rememberPair } from './remember.ts';
import { shoreOf, type Cell } from './shore.ts';
import type { Animal, Coral, Reef } from './state.ts';
import type { Side } from './vocabulary.ts';

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

export function coralAt(reef: Reef, x: number, y: number): Coral | undefined {
  for (const coral of reef.corals) if (coral.x === x && coral.y === y) return coral;
  return undefined;
}

export function animalAt(reef: Reef, x: number, y: number): Animal | undefined {
  for (const animal of reef.animals) if (animal.x === x && animal.y === y) return animal;
  return undefined;
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
  let colonies = 0;
  for (const coral of reef.corals) colonies += coralCard(coral.card).sides.length + coral.grown.length;
  return colonies;
}

/** How many colonies face a cell: 0 to 4. Each colony faces exactly one cell, so none is ever shared. */
export function facingColonies(reef: Reef, cell: { readonly x: number; readonly y: number }): number {
  const { beside, facing } = shoreOf(reef.corals);
  const place = beside.findIndex(({ x, y }) => x === cell.x && y === cell.y);
  return facing[place] ?? 0;
}

/** Free cells where a coral may go: those that touch a corner of an own coral. Rows first, then columns. */
export function coralCells(reef: Reef): readonly Cell[] {
  return shoreOf(reef.corals).corners;
}

/** Free cells beside an own coral, where an animal may go if colonies suffice. Rows first, then columns. */
export function animalCells(reef: Reef): readonly Cell[] {
  return freePlaces(reef.corals, reef.animals).cells;
}

/** The most colonies that face any free cell beside a coral; -1 when there is no such cell. */
export function mostFacing(reef: Reef): number {
  return freePlaces(reef.corals, reef.animals).best;
}

const freePlaces = rememberPair((corals: readonly Coral[], animals: readonly Animal[]) => {
  const { beside, facing } = shoreOf(corals);
  const cells: Cell[] = [];
  let best = -1;
  beside.forEach((cell, place) => {
    for (const animal of animals) if (animal.x === cell.x && animal.y === cell.y) return;
    cells.push(cell);
    best = Math.max(best, facing[place] ?? 0);
  });
  return { cells, best };
});
