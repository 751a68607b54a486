import { createRngs, nextInt, optionsFor, type Setup } from '@atoll/engine';
import {
  AWARDS,
  COLUMNS,
  ESCALATIONS,
  FACE_UP_AT_SETUP,
  RESOURCES,
  SLOTS_PER_COLUMN,
} from './cards/index.ts';
import { TILES, TOKENS, TRACK_START } from './cards/index.ts';
import { actor, type Context } from './context.ts';
import { meta, type HiddenArkOptions } from './meta.ts';
import { NONE } from './numbers.ts';
import { askForLock, placeTile } from './effects/refill.ts';
import { mapOf, PORT, positionName } from './sea-map.ts';
import { beginTurn } from './effects/settle.ts';
import { isSolo, newTurn, startingPieces, type HiddenArkState, type Player } from './state.ts';
import { drawToken, obtain, turnUp } from './tokens.ts';

/** Purposes drawn on demand: nothing hidden has been drawn yet. */
export const DRAWS = ['tokens', 'tiles', 'escalation'] as const;

/** The map laid out; the seats place their first pieces, the starting seat last. */
export function setup({ seed, seats, options }: Setup<HiddenArkOptions>): HiddenArkState {
  const { order, ...rngs } = createRngs(seed, ['order', ...DRAWS]);
  const first = nextInt(order, seats);
  const { side, cooperative, discovery, uphill, long } = optionsFor(meta.options, options, seats);
  const map = mapOf(side);
  const state: HiddenArkState = {
    side,
    cooperative,
    discovery,
    uphill,
    long,
    rngs,
    first,
    round: 0,
    refills: 0,
    ending: 'no',
    phase: 'placing',
    players: Array.from({ length: seats }, () => newPlayer(uphill ? [0, 0, 0, 0, 0] : TRACK_START)),
    faceUp: [],
    pool: TOKENS.map(({ count }) => count),
    used: TOKENS.map(() => 0),
    escalationPool: ESCALATIONS.map(({ count }) => count),
    locationTokens: map.locations.map(() => NONE),
    stationSeats: map.locations.map(() => NONE),
    tiles: map.places.map(() => NONE),
    tileTokens: map.places.map(() => NONE),
    escalations: map.places.map(() => []),
    locks: map.places.map(() => 0),
    unseen: TILES.map(() => 1),
    points: map.points.slice(),
    lowered: AWARDS.map(() => 0),
    turn: newTurn((first + seats - 1) % seats),
    frames: [],
  };
  const context: Context = { state, events: [], sealed: false };
  for (let place = 0; place < state.tiles.length; place++) placeTile(context, place);
  turnUp(context, FACE_UP_AT_SETUP);
  state.locationTokens.forEach((_, location) => {
    state.locationTokens[location] = drawToken(context);
  });
  return state;
}

function newPlayer(tracks: readonly number[]): Player {
  return {
    tracks: tracks.slice(),
    stations: [],
    vessels: [],
    hand: [],
    slots: Array.from({ length: COLUMNS.length * SLOTS_PER_COLUMN }, () => NONE),
    tiles: [],
    discounts: RESOURCES.map(() => 0),
    points: 0,
    lastColumn: NONE,
  };
}

/** A starting station with a vessel comes to a location, whose token goes to the player. */
export function place(context: Context, location: number): void {
  const { state, events } = context;
  const { turn, first, players } = state;
  const player = actor(context);
  state.stationSeats[location] = turn.seat;
  player.stations.push(location);
  player.vessels.push(PORT + location);
  const name = positionName(mapOf(state.side), PORT + location);
  events.push({ type: 'placed', seat: turn.seat, location: name });
  const token = state.locationTokens[location] as number;
  state.locationTokens[location] = NONE;
  if (token !== NONE) obtain(context, token, 'location');
  if (player.stations.length < startingPieces(state)) return;
  if (turn.seat === first) {
    state.round = 1;
    beginTurn(context, first);
    if (isSolo(state)) askForLock(state);
  } else state.turn = newTurn((turn.seat + players.length - 1) % players.length);
}
