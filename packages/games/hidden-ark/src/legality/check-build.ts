import { NONE, TOKEN_FACTS } from '../numbers.ts';
import { canPay, moneyPrice, slotPrice, stationPrice, vesselPrice } from '../effects/price.ts';
import { OK, type Refusal } from './reason.ts';
import { hasPortRoom } from '../sea.ts';
import { playerOnTurn, type HiddenArkState } from '../state.ts';

/** Whether the player on turn can afford a station and has one left. */
export function checkStationPrice(state: HiddenArkState): Refusal {
  const player = playerOnTurn(state);
  const price = stationPrice(player);
  if (price === undefined) return 'no-station-left';
  return canPay(player, moneyPrice(price)) ? OK : 'too-few-resources';
}

export function checkStation(state: HiddenArkState, location: number): Refusal {
  if (state.turn.builds === 0) return 'no-build';
  if (state.stationSeats[location] !== NONE) return 'location-taken';
  return checkStationPrice(state);
}

export function checkVesselPrice(state: HiddenArkState): Refusal {
  const player = playerOnTurn(state);
  const price = vesselPrice(player);
  if (price === undefined) return 'no-vessel-left';
  return canPay(player, moneyPrice(price)) ? OK : 'too-few-resources';
}

export function checkLaunch(state: HiddenArkState, location: number): Refusal {
  if (state.turn.builds === 0) return 'no-build';
  const place = checkPort(state, location);
  return place === OK ? checkVesselPrice(state) : place;
}

/** Whether a location is an own port with room. */
export function checkPort(state: HiddenArkState, location: number): Refusal {
  if (state.stationSeats[location] !== state.turn.seat) return 'not-your-station';
  return hasPortRoom(state, location) ? OK : 'port-full';
}

/** Whether the player could build something at once. */
export function canBuildNow(state: HiddenArkState): boolean {
  if (state.stationSeats.includes(NONE) && checkStationPrice(state) === OK) return true;
  const { stations } = playerOnTurn(state);
  return checkVesselPrice(state) === OK && stations.some((one) => hasPortRoom(state, one));
}

/** Whether an upgrade may go into a slot. */
export function checkSlot(state: HiddenArkState, slot: number): Refusal {
  const player = playerOnTurn(state);
  if (player.slots[slot] !== NONE) return 'slot-taken';
  return canPay(player, moneyPrice(slotPrice(state, slot))) ? OK : 'too-few-resources';
}

export function checkInstall(state: HiddenArkState, token: number): Refusal {
  const { hand, slots } = playerOnTurn(state);
  if (!state.turn.upgrading) return 'not-upgrading';
  if (!hand.includes(token)) return 'not-in-hand';
  if (TOKEN_FACTS[token]?.kind !== 'upgrade') return 'not-an-upgrade';
  let refusal: Refusal = 'no-slot';
  for (let slot = 0; slot < slots.length; slot++) {
    const check = checkSlot(state, slot);
    if (check === OK) return OK;
    if (check === 'too-few-resources') refusal = check;
  }
  return refusal;
}
