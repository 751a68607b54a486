import type { Seat, Viewer } from '@atoll/engine';
import type { DasAtollEvent } from './event.ts';
import { openPoints, POINT_CARD } from './points.ts';
import { noCounts, sumOf } from './resource.ts';
import type { Bargain, DasAtollState, Player } from './state.ts';
import type { DasAtollPrivateView, DasAtollView } from './view.ts';

export function publicView(state: DasAtollState): DasAtollView {
  const { players, offer, phase } = state;
  const each = (count: (player: Player, seat: Seat) => number): number[] => players.map(count);
  return {
    terrain: state.terrain.slice(),
    chips: state.chips.slice(),
    harbours: state.harbours.slice(),
    deck: state.deck.length,
    bank: state.bank.slice(),
    usedCards: state.usedCards.slice(),
    buildings: state.buildings.slice(),
    pieces: state.pieces.slice(),
    robber: state.robber,
    pirate: state.pirate,
    phase,
    first: state.first,
    turn: state.turn,
    round: state.round,
    placed: state.placed,
    beside: state.beside,
    builder: state.builder,
    dice: state.dice.slice(),
    rolled: state.rolled,
    free: state.free,
    played: state.played,
    moved: state.moved,
    newShips: state.newShips.slice(),
    pirateSteps: state.pirateSteps,
    offers: state.offers,
    offered: state.offered.flatMap(flatBargain),
    offerGive: offer?.give.slice() ?? [],
    offerWant: offer?.want.slice() ?? [],
    answers: offer?.answers.slice() ?? [],
    counters: offer?.counters.flatMap(flatBargain) ?? [],
    refusals: state.refusals.flatMap(({ seat, give, get }) => [seat, give, get]),
    handSizes: each(({ hand }) => sumOf(hand)),
    cardSizes: each(({ cards }) => sumOf(cards)),
    freshSizes: each(({ fresh }) => sumOf(fresh)),
    toDiscard: each(({ toDiscard }) => toDiscard),
    discarding: each(({ discarding }) => sumOf(discarding)),
    roads: each(({ roads }) => roads),
    ships: each(({ ships }) => ships),
    settlements: each(({ settlements }) => settlements),
    cities: each(({ cities }) => cities),
    knights: each(({ knights }) => knights),
    lanes: each(({ lanes }) => lanes),
    routes: each(({ route }) => route),
    longestRoute: state.longestRoute,
    largestArmy: state.largestArmy,
    points: each((_, seat) => openPoints(state, seat)),
    pointCards: each(({ cards }) => (phase === 'over' ? cards[POINT_CARD] : 0)),
    winner: state.winner,
  };
}

const flatBargain = ({ give, want }: Bargain): readonly number[] =>
  give.length > 0 ? [...give, ...want] : [...noCounts(), ...noCounts()];

export function privateView({ players, drafts }: DasAtollState, seat: Seat): DasAtollPrivateView {
  const { hand, cards, fresh, discarding } = players[seat];
  const { give, want, skipped } = drafts[seat];
  return {
    hand: hand.slice(),
    cards: cards.slice(),
    fresh: fresh.slice(),
    discarding: discarding.slice(),
    draftGive: give.slice(),
    draftWant: want.slice(),
    skipped: skipped.slice(),
  };
}

/** Cards that were drawn, stolen, or chosen face down show only to the seats concerned. */
export function eventView(event: DasAtollEvent, viewer: Viewer): DasAtollEvent | undefined {
  switch (event.type) {
    case 'drafted':
    case 'skipped':
      return event.seat === viewer ? event : undefined;
    case 'chose':
      return event.seat === viewer ? event : { ...event, resource: 'hidden' };
    case 'bought':
      return event.seat === viewer ? event : { ...event, card: 'hidden' };
    case 'stole':
      return event.seat === viewer || event.victim === viewer
        ? event
        : { ...event, resource: 'hidden' };
    default:
      return event;
  }
}
