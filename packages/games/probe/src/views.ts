import { createRng, shuffle, type Knowledge, type Seat } from '@atoll/engine';
import { allCards, targetOf, type ProbeState } from './state.ts';

/** What everybody sees; absent numbers are -1, absent cards 0. */
export interface ProbeView {
  readonly round: number;
  readonly rounds: number;
  readonly calm: boolean;
  readonly phase: ProbeState['phase'];
  readonly turn: number;
  readonly deck: number;
  readonly handSizes: readonly number[];
  /** 1 for each seat that has chosen what to discard. */
  readonly chosen: readonly number[];
  readonly offered: boolean;
  readonly offerCard: number;
  readonly offerKind: number;
  /** The card that each seat lays beside the offer; empty without one. */
  readonly answers: readonly number[];
  readonly discarded: readonly number[];
  readonly delivered: readonly number[];
  readonly waves: number;
  readonly storm: number;
  readonly target: number;
  /**
   * By card: the seat that everybody knows to hold it, whether in hand or face down on the table;
   * -1 for all others.
   */
  readonly holders: readonly number[];
  /** The cards that were discarded or delivered. */
  readonly gone: readonly number[];
}

export interface ProbePrivateView {
  readonly hand: readonly number[];
  /** The card that was chosen to be discarded; 0 before. */
  readonly chosen: number;
}

export function publicView(state: ProbeState): ProbeView {
  const {
    round,
    rounds,
    calm,
    phase,
    turn,
    deck,
    hands,
    chosen,
    offered,
    offer,
    shown,
    discarded,
    delivered,
    waves,
    storm,
  } = state;
  const hidden = [
    ...deck,
    ...hands.flat(),
    ...chosen,
    ...(offer ? [offer.card, ...offer.answers] : []),
  ];
  return {
    round,
    rounds,
    calm,
    phase,
    turn,
    offered,
    waves,
    storm,
    deck: deck.length,
    handSizes: hands.map((hand) => hand.length),
    chosen: chosen.map((card) => (card > 0 ? 1 : 0)),
    offerCard: offer?.card ?? 0,
    offerKind: offer?.kind ?? -1,
    answers: [...(offer?.answers ?? [])],
    discarded: [...discarded],
    delivered: [...delivered],
    target: targetOf(state),
    holders: allCards().map((card) =>
      shown.includes(card)
        ? hands.findIndex((hand, seat) => hand.includes(card) || chosen[seat] === card)
        : -1,
    ),
    gone: allCards().filter((card) => !hidden.includes(card)),
  };
}

export function privateView({ hands, chosen }: ProbeState, seat: Seat): ProbePrivateView {
  return { hand: [...(hands[seat] ?? [])], chosen: chosen[seat] ?? 0 };
}

export function determinize(
  { view, privateView: own }: Knowledge<ProbeView, ProbePrivateView>,
  seat: Seat,
  seed: string,
): ProbeState {
  const rng = createRng(seed);
  const known = [...view.gone, ...own.hand, own.chosen, view.offerCard, ...view.answers];
  const unknown = shuffle(
    rng,
    allCards().filter((card) => !known.includes(card) && view.holders[card - 1] === -1),
  );
  const hands = view.handSizes.map((size, owner) => {
    if (owner === seat) return [...own.hand, ...(own.chosen > 0 ? [own.chosen] : [])];
    const open = allCards().filter((card) => view.holders[card - 1] === owner);
    return shuffle(rng, [
      ...open,
      ...unknown.splice(0, size + (view.chosen[owner] ?? 0) - open.length),
    ]);
  });
  const { round, rounds, calm, phase, turn, offered, waves, storm } = view;
  return {
    rng,
    round,
    rounds,
    calm,
    phase,
    turn,
    offered,
    waves,
    storm,
    hands,
    chosen: view.chosen.map((has, owner) => (has === 1 ? (hands[owner]?.pop() as number) : 0)),
    shown: allCards().filter(
      (card) =>
        (view.holders[card - 1] ?? -1) >= 0 ||
        card === view.offerCard ||
        view.answers.includes(card),
    ),
    deck: unknown,
    offer:
      view.offerCard > 0
        ? { card: view.offerCard, kind: view.offerKind, answers: [...view.answers] }
        : null,
    discarded: [...view.discarded],
    delivered: [...view.delivered],
  };
}
