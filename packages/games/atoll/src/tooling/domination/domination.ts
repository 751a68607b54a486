import { animals, corals, type AnimalCard, type CoralCard } from '../../cards/index.ts';
import { canDoAtLeast, affectsAtLeast } from './effect-order.ts';
import { feedsAsEasily } from './feeding-order.ts';

/**
 * The animals that are at least as good as one: in price, need of colonies, points at each level,
 * feeding, Shelter, Algae and effects. Category, size and pair are set aside, so who reads the
 * result judges them.
 */
export function animalsAsGood(
  card: AnimalCard,
  among: readonly AnimalCard[] = animals,
): readonly AnimalCard[] {
  return among.filter(
    (other) =>
      other.id !== card.id &&
      other.cost <= card.cost &&
      other.colonies <= card.colonies &&
      other.points.every((points, level) => points >= (card.points[level] ?? 0)) &&
      (other.shelter ?? false) >= (card.shelter ?? false) &&
      (other.algae ?? false) >= (card.algae ?? false) &&
      feedsAsEasily(other.feed, card.feed) &&
      affectsAtLeast(other.effects, card.effects),
  );
}

/**
 * The corals that are at least as good as one: in the number of colonies and in their ability. All
 * cost the same; the form and the directions of the colonies are set aside.
 */
export function coralsAsGood(
  card: CoralCard,
  among: readonly CoralCard[] = corals,
): readonly CoralCard[] {
  return among.filter(
    (other) =>
      other.id !== card.id &&
      other.sides.length >= card.sides.length &&
      canDoAtLeast(other.ability, card.ability),
  );
}
