import { refuse, type Reasons } from '../reason.ts';
import { findCard, type Reef } from '../state.ts';
import type { CardId } from '../vocabulary.ts';

/**
 * Refuses a card that is not in the requested row: it lies in the other row of the reef, or
 * elsewhere.
 */
export function refuseAbsent(
  reasons: Reasons,
  reef: Pick<Reef, 'corals' | 'animals'>,
  card: CardId,
): false {
  if (findCard(reef.corals, card)) return refuse(reasons, 'needs-animal');
  return refuse(reasons, findCard(reef.animals, card) ? 'needs-coral' : 'not-yours');
}
