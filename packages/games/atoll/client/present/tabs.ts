import type { AtollAction, AtollView, CardId } from '../../src/index.ts';
import type { Tab } from '../layout/screen.ts';

/** The tab of the phone on which an action of a free turn is found. */
export function actionTab({ animals, large, corals }: AtollView, action: AtollAction): Tab {
  const card = action.type === 'buyAnimal' || action.type === 'buyCoral' ? action.card : '';
  if (animals.cards.includes(card)) return 'animals';
  if (large.cards.includes(card)) return 'large';
  return corals.cards.includes(card) ? 'corals' : 'actions';
}

/** The offer of the phone that holds the card which an action buys; undefined for any other. */
export function offerOf(view: AtollView, action: AtollAction | undefined): Tab | undefined {
  const tab = action && actionTab(view, action);
  return tab === 'actions' ? undefined : tab;
}

/**
 * The tab of the phone that holds the answers to the prompt; undefined without a prompt, and in a
 * free turn.
 */
export function answerTab(
  { question: { kind, of } }: AtollView,
  legal: readonly AtollAction[],
): Tab | undefined {
  if (legal.length === 0 || kind === 'turn' || kind === 'none') return undefined;
  if (kind === 'discard') return of === 'corals' ? 'corals' : 'animals';
  return 'actions';
}

/**
 * The card shown from an open tab of the phone: the one of its cards that was pointed at last, or
 * else the first; undefined where the tab has none.
 * @param pointed the cards that were pointed at, in that order
 */
export function tabCard(
  view: AtollView,
  tab: Tab | undefined,
  pointed: readonly CardId[],
): CardId | undefined {
  if (tab === undefined || tab === 'actions') return undefined;
  const { cards } = view[tab];
  return pointed.findLast((card) => cards.includes(card)) ?? cards.find((card) => card !== '');
}

/** The cards of the offer or reef in which a card lies, in their order; only itself elsewhere. */
export function cardsBeside(view: AtollView, card: CardId): readonly CardId[] {
  const offers = [view.animals, view.large, view.corals].map(({ cards }) =>
    cards.filter((each) => each !== ''),
  );
  const reefs = view.seats.map(({ reefCorals, reefAnimals }) =>
    [...reefCorals, ...reefAnimals].map((each) => each.card),
  );
  return [...offers, ...reefs].find((cards) => cards.includes(card)) ?? [card];
}
