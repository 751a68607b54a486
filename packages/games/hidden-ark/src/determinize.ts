import { createRngs } from '@atoll/engine';
import { COLUMNS, ESCALATIONS, TILES, type Side } from './cards/index.ts';
import type { Frame } from './frame.ts';
import { FACE_DOWN, NONE, TILE_FACTS, tileNumber, tokenNumber } from './numbers.ts';
import { locationNumber, positionNumber } from './sea-map.ts';
import { DRAWS } from './setup.ts';
import type { HiddenArkState, Player } from './state.ts';
import { FACE_DOWN_SIGN, type HiddenArkView, type SeatView } from './view.ts';

/**
 * A state that fits the view. No hidden piece has been drawn yet, so only the generators differ.
 */
export function determinize(view: HiddenArkView, seed: string): HiddenArkState {
  const { side, cooperative, discovery, uphill, long, first, round, refills, ending, phase } = view;
  return {
    side,
    cooperative,
    discovery,
    uphill,
    long,
    rngs: createRngs(seed, DRAWS),
    first,
    round,
    refills,
    ending,
    phase,
    players: view.seats.map((seat) => player(side, seat)),
    faceUp: view.faceUp.map(tokenNumber),
    pool: view.pool.slice(),
    used: view.used.slice(),
    escalationPool: view.escalationPool.slice(),
    locationTokens: view.locationTokens.map(tokenNumber),
    stationSeats: view.stationSeats.slice(),
    tiles: view.tiles.map((tile) => (tile === FACE_DOWN_SIGN ? FACE_DOWN : tileNumber(tile))),
    tileTokens: view.tileTokens.map(tokenNumber),
    escalations: view.escalations.map(escalationNumbers),
    locks: view.locks.slice(),
    unseen: TILES.map(({ id }) => (view.unseen.includes(id) ? 1 : 0)),
    points: view.points.slice(),
    lowered: view.lowered.slice(),
    turn: {
      ...view.turn,
      waiting: view.turn.waiting.slice(),
      column: columnNumber(view.turn.column),
    },
    frames: JSON.parse(view.pending) as Frame[],
  };
}

function player(side: Side, seat: SeatView): Player {
  const tiles = seat.tiles.map(tileNumber);
  const discounts = seat.tracks.map(
    (_, resource) => tiles.filter((tile) => TILE_FACTS[tile]?.discount === resource).length,
  );
  return {
    tracks: seat.tracks.slice(),
    stations: seat.stations.map(locationNumber),
    vessels: seat.vessels.map((name) => positionNumber(side, name)),
    hand: seat.hand.map(tokenNumber),
    slots: seat.slots.map(tokenNumber),
    tiles,
    discounts,
    points: seat.points,
    lastColumn: columnNumber(seat.lastColumn),
  };
}

function escalationNumbers(names: string): readonly number[] {
  if (names === '') return [];
  return names.split(' ').map((name) => ESCALATIONS.findIndex(({ id }) => id === name));
}

function columnNumber(column: string): number {
  return column === '' ? NONE : (COLUMNS as readonly string[]).indexOf(column);
}
