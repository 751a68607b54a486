import { CARD_COUNTS, CARDS } from '../numbers.ts';

/** Every kind of development card, for proof-reading. */
export const cardTexts = (): readonly string[] =>
  CARDS.map((card) => `${card} (${CARD_COUNTS[card]} of them)`);
