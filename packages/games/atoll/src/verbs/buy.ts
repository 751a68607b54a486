import { animalCard, CORAL_PRICE, type KnownAnimal } from '../cards/index.ts';
import { pushFrame, reefOf, type Context } from '../context.ts';
import { mostFacing } from '../reef/grid.ts';
import { animalPrice, coloniesNeeded } from '../modifiers.ts';
import { canAfford } from '../ops/possible.ts';
import { purse } from '../payment.ts';
import { offerOf, pileOf } from '../offer.ts';
import { memoize, perCard } from '../memoize.ts';
import { refuse, type Reasons } from '../reason.ts';
import type { AtollState, Reef } from '../state.ts';
import type { Task } from '../task.ts';
import type { CardId, OfferName } from '../vocabulary.ts';
import type { ActionOf, Verb } from './verb.ts';

function canPay(reef: Reef, price: number, reasons?: Reasons): boolean {
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
        ? [PLACE_CORAL, charge, ENTER, ANNOUNCE, refill]
        : [PLACE_ANIMAL, charge, ENTER, refill],
  });
}

const coralPurchase = perCard((card) => ({ type: 'buyCoral', card }) as const);
const coralPurchases = memoize((offer: readonly CardId[]) => offer.map(coralPurchase));

/** Main action 1: a coral of the offer, always for the same price. */
export const buyCoral: Verb<ActionOf<'buyCoral'>> = {
  list(state, seat, legal) {
    if (canPay(reefOf(state, seat), CORAL_PRICE))
      for (const action of coralPurchases(state.corals.offer)) legal.push(action);
  },
  check(state, seat, action, reasons) {
    if (!state.corals.offer.includes(action.card)) return refuse(reasons, 'not-offered');
    return canPay(reefOf(state, seat), CORAL_PRICE, reasons);
  },
  begin: (ctx, seat, action) => begin(ctx, seat, { card: action.card, price: CORAL_PRICE }),
};

function hasCell(state: AtollState, reef: Reef, card: KnownAnimal, reasons: Reasons): boolean {
  const need = coloniesNeeded(state, reef, card);
  const best = mostFacing(reef);
  return best >= need || refuse(reasons, 'no-cell', { need, best });
}

const animalPurchase = perCard((id) => ({
  action: { type: 'buyAnimal', card: id } as const,
  card: animalCard(id),
}));

/** Whether an animal that is offered can be paid and placed, and its effect can be borne. */
function canBuy(state: AtollState, seat: number, card: KnownAnimal, reasons?: Reasons): boolean {
  const reef = reefOf(state, seat);
  return (
    canPay(reef, animalPrice(state, reef, card), reasons) &&
    hasCell(state, reef, card, reasons) &&
    canAfford(state, seat, card.onEnter, reasons)
  );
}

/**
 * Main action 2: an animal of either offer, if it can be paid and placed, and its effect on
 * purchase can be borne.
 */
export const buyAnimal: Verb<ActionOf<'buyAnimal'>> = {
  list(state, seat, legal) {
    for (const offer of [state.animals.offer, state.large.offer])
      for (const id of offer) {
        const { action, card } = animalPurchase(id);
        if (canBuy(state, seat, card)) legal.push(action);
      }
  },
  check(state, seat, action, reasons) {
    if (!state.animals.offer.includes(action.card) && !state.large.offer.includes(action.card))
      return refuse(reasons, 'not-offered');
    return canBuy(state, seat, animalCard(action.card), reasons);
  },
  begin(ctx, seat, action) {
    const price = animalPrice(ctx.state, reefOf(ctx.state, seat), animalCard(action.card));
    begin(ctx, seat, { card: action.card, price });
  },
};
