import type { AtollView, OfferView } from '../../src/index.ts';
import { phraseText } from '../../src/text/index.ts';
import type { AtollAhead, AtollOffered } from '../table-types.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

const OFFERS = ['animals', 'large', 'corals'] as const;

const cardsOn = (view: AtollView): ReadonlySet<string> =>
  new Set(OFFERS.flatMap((offer) => view[offer].cards));

/** The offers are not filled up yet, and what would come there cannot be bought. */
function unseen(known: AtollView, { view, legal }: AtollOffered): AtollOffered {
  const cards = cardsOn(known);
  const left = (offer: OfferView): OfferView => ({
    ...offer,
    cards: offer.cards.filter((card) => cards.has(card)),
  });
  return {
    view: {
      ...view,
      animals: left(view.animals),
      large: left(view.large),
      corals: left(view.corals),
    },
    legal: legal.filter(
      (action) =>
        (action.type !== 'buyAnimal' && action.type !== 'buyCoral') || cards.has(action.card),
    ),
  };
}

/** How a seat of Atoll plays on once all others have passed. */
export const aheadIn = ({ text }: AtollLocale): AtollAhead => ({
  say: ({ action, view, seat }, names) =>
    phraseText(text.actionPhrase(action, { view, seat, names })),
  unseen,
});
