import type { AtollAction, AtollView, CardId } from '@atoll/game-atoll';
import { cardItem, cellItem, sideItem } from '../ids.ts';

/** The thing on the table that stands for an action, or '' if only a button does. */
export function itemOf(action: AtollAction, seat: number): string {
  switch (action.type) {
    case 'buyCoral': case 'buyAnimal': case 'feed': case 'useCoral': case 'reduce': case 'shelter': case 'hunt': case 'choose':
      return cardItem(action.card, seat);
    case 'cell': return cellItem(action.x, action.y);
    case 'side': return sideItem(action.card, action.side);
    default: return '';
  }
}

/** One card that lies on the table, and what pointing at it would mean for this seat on its turn. */
export interface CardOnTable {
  readonly item: string;
  readonly card: CardId;
  readonly attempt: AtollAction | undefined;
}

/** Every card on the table. Cards of other seats can be read, but mean nothing by themselves. */
export function cardsOnTable(view: AtollView, seat: number): CardOnTable[] {
  const offer = (cards: readonly CardId[], type: 'buyAnimal' | 'buyCoral'): CardOnTable[] =>
    cards.map((card) => ({ item: cardItem(card, seat), card, attempt: { type, card } }));
  const reefs = view.seats.flatMap((owner, i): CardOnTable[] => [
    ...owner.reefCorals.map(({ card }): CardOnTable => ({ item: cardItem(card, i), card, attempt: i === seat ? { type: 'useCoral', card } : undefined })),
    ...owner.reefAnimals.map(({ card }): CardOnTable => ({ item: cardItem(card, i), card, attempt: i === seat ? { type: 'feed', card } : undefined })),
  ]);
  return [...offer(view.animals.cards, 'buyAnimal'), ...offer(view.large.cards, 'buyAnimal'), ...offer(view.corals.cards, 'buyCoral'), ...reefs];
}
