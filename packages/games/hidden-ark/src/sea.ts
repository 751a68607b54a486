import { EXTENSION_PRICE, PORT_ROOM, SPACE_ROOM } from './cards/index.ts';
import { NONE } from './numbers.ts';
import { mapOf, PORT } from './sea-map.ts';
import { playerOnTurn, type HiddenArkState } from './state.ts';
import { totalOf } from './tracks.ts';

/** Vessels of all seats at a position. */
export function vesselsAt({ players }: HiddenArkState, position: number): number {
  let count = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const vessels = players[seat]!.vessels;
    for (let i = 0; i < vessels.length; i++) if (vessels[i] === position) count++;
  }
  return count;
}

/**
 * Vessels that may still stop on a space: a tile takes one, any other space two; a foreign vessel
 * counts.
 */
export function roomAt(state: HiddenArkState, space: number): number {
  const place = mapOf(state.side).placeAt[space] as number;
  if (place === NONE) return SPACE_ROOM - vesselsAt(state, space);
  const there = vesselsAt(state, space) + (state.locks[place] as number);
  return ((state.tiles[place] as number) >= 0 ? 1 : SPACE_ROOM) - there;
}

export function canStop(state: HiddenArkState, space: number): boolean {
  return roomAt(state, space) > 0;
}

/** Movement that the player on turn has or can buy. */
export function reach(state: HiddenArkState): number {
  return state.turn.moves + Math.floor(totalOf(playerOnTurn(state)) / EXTENSION_PRICE);
}

/**
 * Whether a vessel that comes from `from` can enter a space and stop there, or go on with the
 * movement that the player has or can buy until it may stop.
 */
export function canEnter(state: HiddenArkState, space: number, from: number): boolean {
  if (canStop(state, space)) return true;
  const { near } = mapOf(state.side);
  let left = reach(state) - 1;
  const seen = new Set([space]);
  let border = [space];
  for (; left > 0 && border.length > 0; left--) {
    const next: number[] = [];
    for (const one of border)
      for (const other of near[one] as readonly number[]) {
        if (seen.has(other)) continue;
        // The place that it leaves is free for its return.
        if (roomAt(state, other) + (other === from ? 1 : 0) > 0) return true;
        seen.add(other);
        next.push(other);
      }
    border = next;
  }
  return false;
}

/** Whether a port of the player on turn can take another vessel. */
export function hasPortRoom(state: HiddenArkState, location: number): boolean {
  return vesselsAt(state, PORT + location) < PORT_ROOM;
}

/** The first own vessel on a space, or `NONE`. */
export function ownVesselAt(state: HiddenArkState, space: number): number {
  return playerOnTurn(state).vessels.indexOf(space);
}
