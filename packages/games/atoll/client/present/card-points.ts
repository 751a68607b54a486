import type { AtollView } from '../../src/index.ts';
import { pointsByCard } from '../../src/views/points-by-card.ts';
import type { CardPoints } from '@atoll/table-kit/table/game-client.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

/** By seat, the cards of its atoll behind the rows of the score sheet. */
export const cardPoints = (
  locale: AtollLocale,
  view: AtollView,
): readonly (readonly CardPoints[])[] =>
  pointsByCard(view).map((cards) =>
    cards.map(({ category, card, points }) => ({
      name: locale.text.cardName(card),
      category,
      points,
    })),
  );
