import { LEAVING, ROUNDS, TOP_LEVEL } from './cards/index.ts';
import type { AtollView } from './view.ts';
import type { CardId, OfferName } from './vocabulary.ts';

/** Whether no Recovery and no income came before this round. */
export const isFirstRound = ({ round }: Pick<AtollView, 'round'>): boolean => round <= 1;

/** Whether no Recovery and no income follow this round. */
export const isLastRound = ({ round }: Pick<AtollView, 'round'>): boolean => round >= ROUNDS;

/**
 * The cards of an offer that leave in the next Recovery, in the order of the offer. Empty in the
 * last round, for Large Fish, and in a match of one seat, whose player chooses the cards.
 */
export function leavingCards(
  view: Pick<AtollView, 'round' | 'seats' | 'animals' | 'corals'>,
  offer: OfferName,
): readonly CardId[] {
  if (offer === 'large' || view.seats.length === 1 || isLastRound(view)) return [];
  return view[offer].cards.slice(-LEAVING);
}

/** Whether an animal of this level cannot rise any more. */
export const isTopLevel = (level: number): boolean => level >= TOP_LEVEL;

/** Whether an animal of this level leaves its reef when it loses a level. */
export const isLostByReduction = (level: number): boolean => level <= 1;
