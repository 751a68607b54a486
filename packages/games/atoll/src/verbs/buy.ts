import { animalCard, CORAL_PRICE, type AnimalCard } from '../cards/index.ts';
import { pushFrame, reefOf, type Context } from '../context.ts';
import { mostFacing } from '../grid.ts';
import { animalPrice, coloniesNeeded } from '../modifiers.ts';
import { canAfford } from '../ops/possible.ts';
import { purse } from '../payment.ts';
import { offerOf, pileOf } from '../offer.ts';
import { memoize, memoizePair } from '../memoize.ts';
import { refuse, type Reasons } from '../reason.ts';
import type { AtollState, Reef } from '../state.ts';
import type { Task } from '../task.ts';
import type { CardId, OfferName } from '../vocabulary.ts';
import type { ActionOf, Verb } from './verb.ts';

function canPay(reef: Reef, price: number, reasons: Reasons): boolean {
  const have = purse(reef, 'coins');
  return have >= price || refuse(reasons, 'too-expensive', { need: price, have });
}

const PLACE_CORAL: Task = { op: 'placeCoral' };
const PLACE_ANIMAL: Task = { op: 'placeAnimal' };
const ANNOUNCE: Task = { op: 'announce' };
const ENTER: Task = { op: 'enter' };

function begin(
  ctx: Context,
  seat: number,
  purchase: { readonly card: CardId; readonly price: number },
): void {
  const { card, price } = purchase;
  const offer: OfferName = offerOf(card);
  // Alone the order of the offer does not matter, and the slot itself is filled again (rulebook,
  // solo 3a).
  const slot = ctx.state.reefs.length === 1 ? pileOf(ctx.state, offer).offer.indexOf(card) : 0;
  const charge: Task = { op: 'charge', of: 'coins', amount: price };
  const refill: Task = { op: 'refill', offer, slot };
  pushFrame(ctx, seat, {
    card,
    todo:
      offer === 'corals'
        ? [PLACE_CORAL, charge, ANNOUNCE, ENTER, refill]
        : [PLACE_ANIMAL, charge, ENTER, refill],
  });
}

const coralPurchases = memoize((offer: readonly CardId[]) =>
  offer.map((card) => ({ type: 'buyCoral', card }) as const),
);

/** Main action 1: a coral of the offer, always for the same price. */
export const buyCoral: Verb<ActionOf<'buyCoral'>> = {
  candidates: (state) => coralPurchases(state.corals.offer),
  check(state, seat, action, reasons) {
    if (!state.corals.offer.includes(action.card)) return refuse(reasons, 'not-offered');
    return canPay(reefOf(state, seat), CORAL_PRICE, reasons);
  },
  begin: (ctx, seat, action) => begin(ctx, seat, { card: action.card, price: CORAL_PRICE }),
};

function hasCell(state: AtollState, seat: number, card: AnimalCard, reasons: Reasons): boolean {
  const reef = reefOf(state, seat);
  const need = coloniesNeeded(state, reef, card);
  const best = mostFacing(reef);
  return best >= need || refuse(reasons, 'no-cell', { need, best });
}

const animalPurchases = memoizePair((animals: readonly CardId[], large: readonly CardId[]) =>
  [...animals, ...large].map((card) => ({ type: 'buyAnimal', card }) as const),
);

/**
 * Main action 2: an animal of either offer, if it can be paid and placed, and its effect on
 * purchase can be borne.
 */
export const buyAnimal: Verb<ActionOf<'buyAnimal'>> = {
  candidates: (state) => animalPurchases(state.animals.offer, state.large.offer),
  check(state, seat, action, reasons) {
    if (!state.animals.offer.includes(action.card) && !state.large.offer.includes(action.card))
      return refuse(reasons, 'not-offered');
    const card = animalCard(action.card);
    const reef = reefOf(state, seat);
    if (!canPay(reef, animalPrice(state, reef, card), reasons)) return false;
    return hasCell(state, seat, card, reasons) && canAfford(state, seat, card.onEnter, reasons);
  },
  begin(ctx, seat, action) {
    const price = animalPrice(ctx.state, reefOf(ctx.state, seat), animalCard(action.card));
    begin(ctx, seat, { card: action.card, price });
  },
};
