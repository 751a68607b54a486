import type { HiddenArkAction } from '../action.ts';
import { sizeOf } from '../bag.ts';
import { AWARDS, COLUMNS, EXCHANGE_PRICE, EXTENSION_PRICE, REPEAT_PRICE } from '../cards/index.ts';
import { SLOTS_PER_COLUMN, TRACK_TOP } from '../cards/index.ts';
import { awardValue } from '../awards.ts';
import {
  canBuildNow,
  checkInstall,
  checkLaunch,
  checkPort,
  checkSlot,
  checkStation,
} from './check-build.ts';
import { checkMoment, question } from './check-moment.ts';
import { canRescueNow, checkRescue } from './check-rescue.ts';
import { FACE_DOWN, NONE, resourceNumber, SCIENCES, TOKEN_FACTS, tokenNumber } from '../numbers.ts';
import { OK, type Refusal } from './reason.ts';
import { canEnter, vesselsAt } from '../sea.ts';
import { locationNumber, mapOf, PORT, spaceNumber } from '../sea-map.ts';
import { playerOnTurn, type HiddenArkState } from '../state.ts';
import { totalOf, waitingTotal } from '../tracks.ts';

/** The only code that decides legality for the seat on turn: why an action is refused, or `OK`. */
export function check(state: HiddenArkState, action: HiddenArkAction): Refusal {
  const moment = checkMoment(state, action.type);
  return moment === OK ? checkWhat(state, action) : moment;
}

/** The same where the type of the action is known to fit the moment. */
export function checkWhat(state: HiddenArkState, action: HiddenArkAction): Refusal {
  switch (action.type) {
    case 'place':
      return state.stationSeats[locationNumber(action.location)] === NONE ? OK : 'location-taken';
    case 'take':
    case 'setAside':
      return state.faceUp.includes(tokenNumber(action.token)) ? OK : 'not-face-up';
    case 'draw':
      return checkDraw(state, tokenNumber(action.token));
    case 'column':
      return checkColumn(state, COLUMNS.indexOf(action.column));
    case 'end':
      return state.turn.column === NONE ? 'column-first' : OK;
    case 'move':
      return checkMove(state, action.vessel, spaceNumber(state.side, action.to));
    case 'extend':
      if (!state.turn.sailing) return 'not-sailing';
      return totalOf(playerOnTurn(state)) >= EXTENSION_PRICE ? OK : 'too-few-resources';
    case 'swap':
      return state.turn.swappable && state.turn.rescues > 0 ? OK : 'no-rescue-to-swap';
    case 'rescue':
      return checkRescue(state, spaceNumber(state.side, action.space));
    case 'station':
      return checkStation(state, locationNumber(action.location));
    case 'launch':
      return checkLaunch(state, locationNumber(action.location));
    case 'return':
      return checkPort(state, locationNumber(action.location));
    case 'install':
      return checkInstall(state, tokenNumber(action.token));
    case 'fit':
      return checkSlot(state, slotNumber(action.column, action.slot));
    case 'study':
      if (state.turn.studies === 0) return 'no-research';
      return resourceNumber(action.resource) < SCIENCES ? OK : 'not-a-science';
    case 'exchange':
      return checkExchange(state, resourceNumber(action.resource));
    case 'convert':
      return checkConvert(state, resourceNumber(action.resource));
    case 'play':
      return checkPlay(state, tokenNumber(action.token));
    case 'investigate':
      return checkInvestigate(state, spaceNumber(state.side, action.space));
    case 'pay':
      return checkPay(state, resourceNumber(action.resource));
    case 'lower':
      return awardValue(state, AWARDS.indexOf(action.award)) > 0 ? OK : 'award-at-zero';
    case 'lock':
      return checkLock(state, spaceNumber(state.side, action.space));
  }
}

/** Slots are counted column after column. */
export function slotNumber(column: string, slot: number): number {
  return (COLUMNS as readonly string[]).indexOf(column) * SLOTS_PER_COLUMN + slot;
}

/** Whether a token can still be drawn from the pool, which in a common game is not filled again. */
export function canDraw(state: HiddenArkState): boolean {
  return sizeOf(state.pool) > 0 || (!state.cooperative && sizeOf(state.used) > 0);
}

function checkDraw(state: HiddenArkState, token: number): Refusal {
  if (!state.faceUp.includes(token)) return 'not-face-up';
  return canDraw(state) ? OK : 'pool-empty';
}

function checkColumn(state: HiddenArkState, column: number): Refusal {
  if (state.turn.column !== NONE) return 'column-chosen';
  const player = playerOnTurn(state);
  if (column !== player.lastColumn) return OK;
  return totalOf(player) >= REPEAT_PRICE ? OK : 'too-few-resources';
}

export function checkMove(state: HiddenArkState, vessel: number, to: number): Refusal {
  const { turn } = state;
  const from = playerOnTurn(state).vessels[vessel];
  if (from === undefined) return 'no-such-vessel';
  if (to === NONE) return 'no-such-space';
  if (turn.passing !== NONE && turn.passing !== vessel) return 'vessel-must-go-on';
  if (turn.moves === 0) return 'no-movement';
  const map = mapOf(state.side);
  if (from >= PORT) {
    if (map.exits[from - PORT] !== to) return 'arrow-only';
  } else if (!map.near[from]!.includes(to)) return 'not-adjacent';
  return canEnter(state, to, from) ? OK : 'cannot-stop-there';
}

function checkExchange(state: HiddenArkState, resource: number): Refusal {
  const player = playerOnTurn(state);
  const held = player.tracks[resource] as number;
  if (held >= TRACK_TOP) return 'track-full';
  return totalOf(player) - held >= EXCHANGE_PRICE ? OK : 'too-few-resources';
}

function checkConvert(state: HiddenArkState, resource: number): Refusal {
  if (question(state)?.kind !== 'convert' && waitingTotal(state.turn) < EXCHANGE_PRICE)
    return 'nothing-waits';
  return playerOnTurn(state).tracks[resource]! < TRACK_TOP ? OK : 'track-full';
}

function checkPlay(state: HiddenArkState, token: number): Refusal {
  const player = playerOnTurn(state);
  if (state.phase === 'opportunity' && !state.turn.taken) return 'take-first';
  if (!player.hand.includes(token)) return 'not-in-hand';
  const { effect, resource } = TOKEN_FACTS[token] as (typeof TOKEN_FACTS)[number];
  switch (effect) {
    case 'resource':
      return player.tracks[resource]! < TRACK_TOP ? OK : 'track-full';
    case 'movement':
      return OK;
    case 'rescue':
      return canRescueNow(state) ? OK : 'nothing-to-rescue';
    case 'build':
      return canBuildNow(state) ? OK : 'nothing-to-build';
    case 'upgrade':
      if (!player.slots.includes(NONE)) return 'no-slot';
      return player.hand.some((kept) => TOKEN_FACTS[kept]?.kind === 'upgrade')
        ? OK
        : 'no-upgrade-token';
  }
}

function checkInvestigate(state: HiddenArkState, space: number): Refusal {
  if (!state.discovery) return 'not-in-this-match';
  if (state.turn.investigated) return 'investigated';
  const place = mapOf(state.side).placeAt[space] ?? NONE;
  return place !== NONE && state.tiles[place] === FACE_DOWN ? OK : 'not-face-down';
}

function checkPay(state: HiddenArkState, resource: number): Refusal {
  const frame = question(state);
  if (frame?.kind === 'pay' && frame.barred === resource) return 'same-resource';
  return playerOnTurn(state).tracks[resource]! > 0 ? OK : 'nothing-of-it';
}

function checkLock(state: HiddenArkState, space: number): Refusal {
  const place = mapOf(state.side).placeAt[space] ?? NONE;
  if (place === NONE || state.tiles[place] === NONE) return 'no-tile';
  return canLock(state, place) ? OK : 'tile-occupied';
}

/** Whether a foreign vessel may come to a place: there is a tile, and no vessel. */
export function canLock(state: HiddenArkState, place: number): boolean {
  if (state.tiles[place] === NONE || state.locks[place] === 1) return false;
  return vesselsAt(state, mapOf(state.side).places[place] as number) === 0;
}
