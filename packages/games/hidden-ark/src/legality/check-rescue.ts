import { REQUIREMENT } from '../cards/index.ts';
import { FACE_DOWN, NONE, TILE_FACTS } from '../numbers.ts';
import { canPay, rescuePrice } from '../effects/price.ts';
import { OK, type Refusal } from './reason.ts';
import { hasPortRoom, ownVesselAt } from '../sea.ts';
import { mapOf } from '../sea-map.ts';
import { playerOnTurn, type HiddenArkState } from '../state.ts';

/** Whether the player on turn can rescue at a place with a rescue in hand. */
export function checkFish(state: HiddenArkState, place: number): Refusal {
  const tile = state.tiles[place] as number;
  if (tile === NONE) return 'no-tile';
  if (tile === FACE_DOWN) return 'face-down';
  if (ownVesselAt(state, mapOf(state.side).places[place] as number) === NONE)
    return 'no-vessel-there';
  if (state.locks[place] === 1) return 'locked';
  const player = playerOnTurn(state);
  const { needs } = TILE_FACTS[tile] as (typeof TILE_FACTS)[number];
  if (needs === 'stations' && player.stations.length < REQUIREMENT) return 'needs-two-stations';
  if (needs === 'vessels' && player.vessels.length < REQUIREMENT) return 'needs-two-vessels';
  if (!player.stations.some((location) => hasPortRoom(state, location))) return 'no-room-to-return';
  return canPay(player, rescuePrice(state, place)) ? OK : 'too-few-resources';
}

export function checkRescue(state: HiddenArkState, space: number): Refusal {
  const place = mapOf(state.side).placeAt[space] ?? NONE;
  if (state.turn.rescues === 0) return 'no-rescue';
  return place === NONE ? 'no-tile' : checkFish(state, place);
}

/** Whether the player could rescue something at once. */
export function canRescueNow(state: HiddenArkState): boolean {
  for (let place = 0; place < state.tiles.length; place++)
    if ((state.tiles[place] as number) >= 0 && checkFish(state, place) === OK) return true;
  return false;
}
