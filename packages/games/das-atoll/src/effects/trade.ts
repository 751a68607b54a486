import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import { rateOf } from './exchange.ts';
import { indexOfResource, moveCards, RESOURCES } from '../resource.ts';
import { emptyDraft, type Answer, type Bargain, type DasAtollState, type Offer } from '../state.ts';
import { clearOffer, type Change } from './turn.ts';

type Trade<T> = Extract<DasAtollAction, { type: T }>;

export function exchangeCards(
  { state, seat, events }: Change,
  { give, get }: Trade<'exchange'>,
): void {
  const [paid, wanted] = [indexOfResource(give), indexOfResource(get)];
  const rate = rateOf(state, seat, paid);
  const { hand } = state.players[seat];
  hand[paid] -= rate;
  state.bank[paid] += rate;
  hand[wanted]++;
  state.bank[wanted]--;
  events.push({ type: 'exchanged', seat, give, rate, get });
}

export function draftCard(
  { state, seat, events }: Change,
  { type, resource }: Trade<'give' | 'want'>,
): void {
  state.drafts[seat][type][indexOfResource(resource)]++;
  events.push({ type: 'drafted', seat, side: type, resource });
}

export function skipSeat({ state, seat, events }: Change, skipped: Seat): void {
  state.drafts[seat].skipped.push(skipped);
  events.push({ type: 'skipped', seat, skipped });
}

/** The draft becomes an offer of the seat on turn, or a counter-offer of another seat. */
export function propose({ state, seat, events }: Change): void {
  const { give, want, skipped } = state.drafts[seat];
  state.drafts[seat] = emptyDraft();
  if (state.offer) {
    state.offer.counters[seat] = { give, want };
    state.offer.answers[seat] = 'counter';
    events.push({ type: 'countered', seat, give: give.slice(), want: want.slice() });
    return;
  }
  state.offers++;
  state.offered = [...state.offered, { give, want }];
  events.push({ type: 'offered', seat, give: give.slice(), want: want.slice() });
  const answers = state.players.map((_, other): Answer => {
    if (other === seat || skipped.includes(other)) return 'not-asked';
    return refuses(state, other, { give, want }) ? 'no' : 'open';
  });
  const none: Bargain = { give: [], want: [] };
  state.offer = { give, want, answers, counters: state.players.map(() => none) };
}

/** Whether a seat has declared for the whole match that it never trades like this. */
function refuses({ refusals }: DasAtollState, seat: Seat, { give, want }: Bargain): boolean {
  return refusals.some(
    (refusal) => refusal.seat === seat && isOnly(want, refusal.give) && isOnly(give, refusal.get),
  );
}

const isOnly = (cards: readonly number[], resource: number): boolean =>
  cards.every((count, index) => count > 0 === (index === resource));

export function answer({ state, seat, events }: Change, said: 'yes' | 'no'): void {
  (state.offer as Offer).answers[seat] = said;
  state.drafts[seat] = emptyDraft();
  events.push({ type: 'answered', seat, answer: said });
}

/** Declines this offer, and every offer of the same two resources in this match. */
export function answerNever(change: Change): void {
  const { state, seat, events } = change;
  const { give, want } = state.offer as Offer;
  answer(change, 'no');
  const [given, got] = [want, give].map((cards) => cards.findIndex((count) => count > 0));
  state.refusals.push({ seat, give: given, get: got });
  events.push({ type: 'refuses', seat, give: RESOURCES[given], get: RESOURCES[got] });
}

/** The cards change hands, on the terms of the offer or of the partner's counter-offer. */
export function conclude({ state, seat, events }: Change, partner: Seat): void {
  const { give, want, answers, counters } = state.offer as Offer;
  const isCounter = answers[partner] === 'counter';
  const gave = isCounter ? counters[partner].want : give;
  const got = isCounter ? counters[partner].give : want;
  const [own, others] = [state.players[seat].hand, state.players[partner].hand];
  moveCards(own, others, gave);
  moveCards(others, own, got);
  events.push({ type: 'traded', seat, partner, gave: gave.slice(), got: got.slice() });
  clearOffer(state);
}
