import type { AtollAction, AtollView, CardId, QuestionKind } from '../../src/index.ts';
import { BASIC_CORAL } from '../../src/cards/index.ts';
import { cardItem, cellItem, sideItem } from '../ids.ts';

/** The thing on the table that stands for an action, or '' if only a button does. */
export function itemOf(action: AtollAction, seat: number): string {
  switch (action.type) {
    case 'buyCoral':
    case 'buyAnimal':
    case 'feed':
    case 'useCoral':
    case 'reduce':
    case 'shelter':
    case 'hunt':
    case 'choose':
      return cardItem(action.card, seat);
    case 'cell':
      return cellItem(action.x, action.y);
    case 'side':
      return sideItem(action.card, action.side);
    default:
      return '';
  }
}

/** One card on the table, and the action of pointing at it for this seat on its turn. */
export interface CardOnTable {
  readonly item: string;
  readonly card: CardId;
  /** The seat on whose atoll it lies, or -1 in an offer. */
  readonly owner: number;
  readonly attempt: AtollAction | undefined;
}

/** Every card on the table. Cards of other seats can be read, but mean nothing by themselves. */
export function cardsOnTable(view: AtollView, seat: number): CardOnTable[] {
  const offer = (cards: readonly CardId[], type: 'buyAnimal' | 'buyCoral'): CardOnTable[] =>
    cards.map((card) => ({ item: cardItem(card, seat), card, owner: -1, attempt: { type, card } }));
  const lying = (card: CardId, owner: number, type: 'useCoral' | 'feed'): CardOnTable => ({
    item: cardItem(card, owner),
    card,
    owner,
    attempt: owner === seat ? { type, card } : undefined,
  });
  const reefs = view.seats.flatMap((owner, i) => [
    ...owner.reefCorals.map(({ card }) => lying(card, i, 'useCoral')),
    ...owner.reefAnimals.map(({ card }) => lying(card, i, 'feed')),
  ]);
  const { animals, large, corals } = view;
  return [
    ...offer([...animals.cards, ...large.cards], 'buyAnimal'),
    ...offer(corals.cards, 'buyCoral'),
    ...reefs,
  ];
}

/** Questions whose answer is a card, without more. */
const CHOOSING: ReadonlySet<QuestionKind> = new Set([
  'pollute',
  'clean',
  'raise',
  'reduce',
  'rest',
  'tire',
  'bloom',
  'purify',
  'discard',
]);

/** The action of pointing at a card as an answer to that prompt; undefined where it has none. */
export function attemptAt(
  on: CardOnTable,
  { kind, seat }: { kind: QuestionKind; seat: number },
): AtollAction | undefined {
  if (kind === 'turn') return on.attempt;
  // every seat has a Basic Coral: naming that of another seat would mean the own one
  if (on.card === BASIC_CORAL && on.owner !== seat) return undefined;
  if (kind === 'prey') return { type: on.owner === seat ? 'reduce' : 'hunt', card: on.card };
  return CHOOSING.has(kind) ? { type: 'choose', card: on.card } : undefined;
}
