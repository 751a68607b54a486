import { animalCard, isAnimal } from '../cards/index.ts';
import { animalCells, facingFree } from '../reef/grid.ts';
import { coloniesNeeded } from '../modifiers.ts';
import { reefSeen } from './reef-seen.ts';
import type { CardId } from '../vocabulary.ts';
import type { AtollView } from '../view.ts';

/**
 * A free cell beside a coral: how many colonies face it, 0 to 4, and how many an animal needs there
 * as the table is now.
 */
export interface AnimalPlace {
  readonly x: number;
  readonly y: number;
  readonly have: number;
  readonly need: number;
}

/**
 * All free cells beside the corals of a seat, for one animal (rulebook, "Animal Purchase"); empty
 * for a card that is no animal.
 */
export function animalPlaces(
  card: CardId,
  { view, seat }: { readonly view: AtollView; readonly seat: number },
): readonly AnimalPlace[] {
  const seen = view.seats[seat];
  if (seen === undefined || !isAnimal(card)) return [];
  const reef = reefSeen(seen);
  const need = coloniesNeeded(view, reef, animalCard(card));
  return animalCells(reef).map(({ x, y }) => ({
    x,
    y,
    have: facingFree(reef, { x, y }) ?? 0,
    need,
  }));
}
