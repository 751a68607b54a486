import { shuffle } from '@atoll/engine';
import type { Context } from './context.ts';
import { pileOf } from './offer.ts';
import type { CardId, OfferName } from './vocabulary.ts';

/**
 * Draws from a deck, shuffling its discard pile into it when it is empty; undefined when both are.
 */
function draw(ctx: Context, offer: OfferName): CardId | undefined {
  const pile = pileOf(ctx.state, offer);
  if (pile.deck.length === 0 && pile.discard.length > 0) {
    pile.rng = { ...pile.rng };
    pile.deck = shuffle(pile.rng, [...pile.discard]);
    pile.discard = [];
    ctx.events.push({ type: 'deckReshuffled', offer });
  }
  const card = pile.deck.at(-1);
  if (card === undefined) return undefined;
  pile.deck = pile.deck.slice(0, -1);
  ctx.sealed = true;
  return card;
}

/**
 * Draws a card into a slot of an offer, counted from the deck. Without cards to draw the offer
 * stays short.
 */
export function refill(ctx: Context, offer: OfferName, slot: number): void {
  const card = draw(ctx, offer);
  if (card === undefined) return;
  const pile = pileOf(ctx.state, offer);
  pile.offer =
    slot === 0
      ? [card, ...pile.offer]
      : [...pile.offer.slice(0, slot), card, ...pile.offer.slice(slot)];
  ctx.events.push({ type: 'offerRefilled', offer, slot, card });
}

/** Takes cards of an offer to its discard pile, in the order given. */
export function discardFromOffer(ctx: Context, offer: OfferName, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const pile = pileOf(ctx.state, offer);
  pile.offer = pile.offer.filter((card) => !cards.includes(card));
  pile.discard = [...pile.discard, ...cards];
  ctx.events.push({ type: 'offerDiscarded', offer, cards });
}
