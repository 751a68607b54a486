import { colonyPlankton } from '../cards/index.ts';
import type { Coral } from '../state.ts';
import { traitsOfCorals, type CoralTraits } from './coral-traits.ts';
import { cellOf, CELLS, STEP } from './map.ts';
import type { ProjectedPosition } from './projected-position.ts';
import { FEATURE, addFeature } from './feature-sums.ts';

/**
 * The colonies that face each cell of the current reef, below zero where an animal lies; all zero
 * between calls.
 */
const facing = new Int8Array(CELLS);
const TAKEN = -9;
const faced: number[] = [];

/** The number of free cells that at least 0 to 4 colonies face, by that number. */
const free = [0, 0, 0, 0, 0];

/**
 * Room for animals that may still come, and all colonies. Returns the most colonies that face a
 * free cell.
 */
export function noteRoom({ reef, roundsLeft }: ProjectedPosition): number {
  for (let colonies = 0; colonies <= 4; colonies++) free[colonies] = 0;
  for (const animal of reef.animals) facing[cellOf(animal)] = TAKEN;
  const row = traitsOfCorals(reef.corals);
  let colonies = 0;
  for (let slot = 0; slot < row.length; slot++)
    colonies += faceAll(reef.corals[slot] as Coral, row[slot] as CoralTraits);
  for (const cell of faced) facing[cell] = 0;
  for (const animal of reef.animals) facing[cellOf(animal)] = 0;
  faced.length = 0;
  addFeature(FEATURE.colonies, colonies);
  addFeature(FEATURE.yield, colonyPlankton(colonies) * roundsLeft);
  return noteCells();
}

/**
 * Counts the cells that the colonies of a coral face. A cell that a second colony faces counts in
 * both places, and so on.
 */
function faceAll(coral: Coral, { steps }: CoralTraits): number {
  const here = cellOf(coral);
  for (const step of steps) face(here + step);
  for (const side of coral.grown) face(here + STEP[side]);
  return steps.length + coral.grown.length;
}

function face(cell: number): void {
  const colonies = (facing[cell] as number) + 1;
  facing[cell] = colonies;
  faced.push(cell);
  if (colonies > 0) free[colonies] = (free[colonies] as number) + 1;
}

function noteCells(): number {
  const one = free[1] as number;
  const two = free[2] as number;
  const three = free[3] as number;
  const four = free[4] as number;
  addFeature(FEATURE.cells1, Math.min(3, one));
  addFeature(FEATURE.cells1More, Math.max(0, one - 3));
  addFeature(FEATURE.cells2, Math.min(2, two));
  addFeature(FEATURE.cells2More, Math.max(0, two - 2));
  addFeature(FEATURE.cells3, Math.min(1, three));
  addFeature(FEATURE.cells4, Math.min(1, four));
  return four > 0 ? 4 : three > 0 ? 3 : two > 0 ? 2 : one > 0 ? 1 : 0;
}
