import { createRngs, nextInt, shuffle, type Knowledge, type Rng, type Seat } from '@atoll/engine';
import type { Harbour, Terrain } from './board/index.ts';
import { BANK, CARD_COUNTS, CARDS } from './numbers.ts';
import { POINT_CARD } from './points.ts';
import { noCounts, RESOURCES, sumOf } from './resource.ts';
import {
  emptyDraft,
  type Answer,
  type Bargain,
  type DasAtollState,
  type Offer,
  type Player,
} from './state.ts';
import type { DasAtollPrivateView, DasAtollView } from './view.ts';

type Known = Knowledge<DasAtollView, DasAtollPrivateView>;

/** A position that fits the knowledge of a seat: hands, deck and chance are drawn. */
export function determinize(known: Known, seat: Seat, seed: string): DasAtollState {
  const { view, privateView: own } = known;
  const { unknown, dice, theft } = createRngs(seed, ['unknown', 'dice', 'theft']);
  const hands = drawHands(known, seat, unknown);
  const { cards, deck } = drawCards(known, seat, unknown);
  const players = view.handSizes.map((_, owner): Player => {
    const mine = owner === seat;
    const hand = hands[owner];
    const discarding = mine ? [...own.discarding] : noCounts();
    if (!mine) takeSome(hand, discarding, { count: view.discarding[owner], rng: unknown });
    const fresh = mine ? [...own.fresh] : CARDS.map(() => 0);
    if (!mine) takeSome([...cards[owner]], fresh, { count: view.freshSizes[owner], rng: unknown });
    return {
      hand,
      cards: cards[owner],
      fresh,
      discarding,
      toDiscard: view.toDiscard[owner],
      roads: view.roads[owner],
      ships: view.ships[owner],
      settlements: view.settlements[owner],
      cities: view.cities[owner],
      knights: view.knights[owner],
      lanes: view.lanes[owner],
      route: view.routes[owner],
    };
  });
  const drafts = players.map(emptyDraft);
  drafts[seat] = { give: [...own.draftGive], want: [...own.draftWant], skipped: [...own.skipped] };
  return { ...openPart(view), rngs: { dice, theft }, deck, players, drafts };
}

/** The public part of a state. */
function openPart(view: DasAtollView): Omit<DasAtollState, 'rngs' | 'deck' | 'players' | 'drafts'> {
  const [one, other] = view.dice;
  return {
    terrain: view.terrain as readonly Terrain[],
    chips: view.chips,
    harbours: view.harbours as readonly Harbour[],
    bank: [...view.bank],
    usedCards: [...view.usedCards],
    buildings: [...view.buildings],
    pieces: [...view.pieces],
    robber: view.robber,
    pirate: view.pirate,
    phase: view.phase,
    first: view.first,
    turn: view.turn,
    round: view.round,
    placed: view.placed,
    beside: view.beside,
    builder: view.builder,
    dice: [one, other],
    rolled: view.rolled,
    free: view.free,
    played: view.played,
    moved: view.moved,
    newShips: [...view.newShips],
    pirateSteps: view.pirateSteps,
    offers: view.offers,
    offered: bargainsOf(view.offered),
    offer: offerOf(view),
    refusals: view.refusals.flatMap((seat, index) =>
      index % 3 === 0
        ? [{ seat, give: view.refusals[index + 1], get: view.refusals[index + 2] }]
        : [],
    ),
    longestRoute: view.longestRoute,
    largestArmy: view.largestArmy,
    winner: view.winner,
  };
}

/** The bargain at this place of a list of ten numbers each. */
function bargainAt(flat: readonly number[], place: number): Bargain {
  const size = RESOURCES.length;
  const from = 2 * size * place;
  return { give: flat.slice(from, from + size), want: flat.slice(from + size, from + 2 * size) };
}

const bargainsOf = (flat: readonly number[]): readonly Bargain[] =>
  Array.from({ length: flat.length / (2 * RESOURCES.length) }, (_, place) =>
    bargainAt(flat, place),
  );

function offerOf({ answers, offerGive, offerWant, counters }: DasAtollView): Offer | null {
  if (answers.length === 0) return null;
  return {
    give: [...offerGive],
    want: [...offerWant],
    answers: [...(answers as readonly Answer[])],
    counters: answers.map(
      (answer, seat): Bargain =>
        answer === 'counter' ? bargainAt(counters, seat) : { give: [], want: [] },
    ),
  };
}

/**
 * Resource cards of all hands, including those that lie face down to be discarded. Cards that a
 * seat has offered or promised are in its hand; the other cards missing from the bank are dealt.
 */
function drawHands({ view, privateView: own }: Known, seat: Seat, rng: Rng): number[][] {
  const promised = view.handSizes.map((_, owner) => promisedBy(view, owner));
  const pool = RESOURCES.flatMap((_, resource) => {
    const others = promised.reduce(
      (sum, cards, owner) => sum + (owner === seat ? 0 : cards[resource]),
      0,
    );
    const held = own.hand[resource] + own.discarding[resource];
    return Array<number>(BANK - view.bank[resource] - held - others).fill(resource);
  });
  shuffle(rng, pool);
  return view.handSizes.map((size, owner) => {
    if (owner === seat) return [...own.hand];
    const hand = promised[owner];
    for (let left = size + view.discarding[owner] - sumOf(hand); left > 0; left--)
      hand[pool.pop() as number]++;
    return hand;
  });
}

function promisedBy(view: DasAtollView, owner: Seat): number[] {
  if (view.answers.length === 0) return noCounts();
  if (owner === view.turn) return [...view.offerGive];
  if (view.answers[owner] === 'yes') return [...view.offerWant];
  const from = 2 * RESOURCES.length * owner;
  return view.counters.slice(from, from + RESOURCES.length);
}

/** Development cards of all hands, and the deck; at the end everybody sees the point cards. */
function drawCards(
  { view, privateView: own }: Known,
  seat: Seat,
  rng: Rng,
): { readonly cards: number[][]; readonly deck: number[] } {
  const isOver = view.phase === 'over';
  const shown = view.pointCards.reduce(
    (sum, points, owner) => sum + (owner === seat ? 0 : points),
    0,
  );
  const left = CARDS.map(
    (card, index) =>
      CARD_COUNTS[card] -
      view.usedCards[index] -
      own.cards[index] -
      (index === POINT_CARD ? shown : 0),
  );
  const hidden = left.flatMap((count, card) => Array<number>(count).fill(card));
  // Point cards not shown at the end are all in the deck, so they are dealt last.
  const pool = shuffle(rng, hidden);
  if (isOver) pool.sort((a, b) => Number(b === POINT_CARD) - Number(a === POINT_CARD));
  const cards = view.cardSizes.map((size, owner) => {
    if (owner === seat) return [...own.cards];
    const hand = CARDS.map((_, card) => (card === POINT_CARD ? view.pointCards[owner] : 0));
    for (let more = size - sumOf(hand); more > 0; more--) hand[pool.pop() as number]++;
    return hand;
  });
  return { cards, deck: shuffle(rng, pool) };
}

/** Moves a number of random cards. */
function takeSome(
  from: number[],
  to: number[],
  { count, rng }: { readonly count: number; readonly rng: Rng },
): void {
  for (let left = count; left > 0; left--) {
    let place = nextInt(rng, sumOf(from));
    let index = 0;
    while (place >= from[index]) place -= from[index++];
    from[index]--;
    to[index]++;
  }
}
