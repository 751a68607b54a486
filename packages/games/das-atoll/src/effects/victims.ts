import type { Seat } from '@atoll/engine';
import { HEX_CORNERS, HEX_EDGES } from '../board/index.ts';
import { pirateHex } from './placement.ts';
import { sumOf } from '../resource.ts';
import { EMPTY, isShip, ownerOf, type DasAtollState } from '../state.ts';

/** Others with a ship at the pirate's hex and a card to lose, in the order of the seats. */
export function pirateVictims(state: DasAtollState): readonly Seat[] {
  const owners = new Set<Seat>();
  for (const edge of HEX_EDGES[pirateHex(state)]) {
    const piece = state.pieces[edge];
    if (piece !== EMPTY && isShip(piece)) owners.add(ownerOf(piece));
  }
  return withCards(state, owners);
}

/** Others with a building at the robber's hex and a card to lose. */
export function robberVictims(state: DasAtollState): readonly Seat[] {
  const owners = new Set<Seat>();
  for (const corner of HEX_CORNERS[state.robber]) {
    const building = state.buildings[corner];
    if (building !== EMPTY) owners.add(ownerOf(building));
  }
  return withCards(state, owners);
}

const withCards = (state: DasAtollState, owners: ReadonlySet<Seat>): readonly Seat[] =>
  state.players.flatMap(({ hand }, seat) =>
    owners.has(seat) && seat !== state.turn && sumOf(hand) > 0 ? [seat] : [],
  );

export const victimsOf = (state: DasAtollState): readonly Seat[] => {
  if (state.phase === 'pirate-theft') return pirateVictims(state);
  return state.phase === 'robber-theft' ? robberVictims(state) : [];
};
