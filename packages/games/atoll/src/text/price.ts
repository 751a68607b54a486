import { animalCard } from '../cards/index.ts';
import { animalPrice } from '../modifiers.ts';
import type { AtollView } from '../view.ts';
import type { CardId } from '../vocabulary.ts';

/**
 * The coins that a seat pays for an animal as the table is now; what is printed for nobody (-1).
 */
export function priceNow(
  card: CardId,
  { view, seat }: { readonly view: AtollView; readonly seat: number },
): number {
  const animal = animalCard(card);
  const reef = view.seats[seat];
  return reef === undefined ? animal.cost : animalPrice(view, { corals: reef.reefCorals }, animal);
}
