import type { DasAtollState, Draft, Offer, Player } from './state.ts';

/** A copy that shares only parts that never change: the map, bargains and refusals. */
export function cloneState(state: DasAtollState): DasAtollState {
  const { rngs } = state;
  return {
    ...state,
    rngs: { dice: { ...rngs.dice }, theft: { ...rngs.theft } },
    deck: state.deck.slice(),
    bank: state.bank.slice(),
    usedCards: state.usedCards.slice(),
    players: state.players.map(clonePlayer),
    buildings: state.buildings.slice(),
    pieces: state.pieces.slice(),
    dice: [state.dice[0], state.dice[1]],
    newShips: state.newShips.slice(),
    offer: state.offer && cloneOffer(state.offer),
    drafts: state.drafts.map(cloneDraft),
    refusals: state.refusals.slice(),
  };
}

const clonePlayer = (player: Player): Player => ({
  ...player,
  hand: player.hand.slice(),
  cards: player.cards.slice(),
  fresh: player.fresh.slice(),
  discarding: player.discarding.slice(),
});

const cloneOffer = (offer: Offer): Offer => ({
  ...offer,
  answers: offer.answers.slice(),
  counters: offer.counters.slice(),
});

const cloneDraft = ({ give, want, skipped }: Draft): Draft => ({
  give: give.slice(),
  want: want.slice(),
  skipped: skipped.slice(),
});
