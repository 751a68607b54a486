import { animalCard } from '../cards/index.ts';
import { animalPrice } from '../modifiers.ts';
import type { AtollView } from '../view.ts';
import type { CardId } from '../vocabulary.ts';

/**
 * The current price of an animal for a seat, in coins; the printed price for -1. All corals have
 * one price: `CORAL_PRICE` in `cards/tables.ts`.
 */
export function priceNow(
  card: CardId,
  { view, seat }: { readonly view: AtollView; readonly seat: number },
): number {
  const animal = animalCard(card);
  const reef = view.seats[seat];
  return reef === undefined ? animal.cost : animalPrice(view, { corals: reef.reefCorals }, animal);
}
