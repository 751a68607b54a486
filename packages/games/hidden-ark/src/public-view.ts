import { COLUMNS, ESCALATIONS, TILES, type Column } from './cards/index.ts';
import { FACE_DOWN } from './numbers.ts';
import { mapOf, positionName, type SeaMap } from './sea-map.ts';
import type { HiddenArkState, Player } from './state.ts';
import { tokenName } from './tokens.ts';
import { FACE_DOWN_SIGN, type HiddenArkView, type SeatView } from './view.ts';

/** The public view. */
export function publicView(state: HiddenArkState): HiddenArkView {
  const { side, cooperative, discovery, uphill, long, first, round, refills, ending, phase } =
    state;
  const map = mapOf(side);
  return {
    side,
    cooperative,
    discovery,
    uphill,
    long,
    first,
    round,
    refills,
    ending,
    phase,
    seats: state.players.map((player) => seatView(map, player)),
    faceUp: state.faceUp.map(tokenName),
    pool: state.pool.slice(),
    used: state.used.slice(),
    escalationPool: state.escalationPool.slice(),
    locationTokens: state.locationTokens.map(tokenName),
    stationSeats: state.stationSeats.slice(),
    tiles: state.tiles.map((tile) => (tile === FACE_DOWN ? FACE_DOWN_SIGN : tileName(tile))),
    tileTokens: state.tileTokens.map(tokenName),
    escalations: state.escalations.map((kinds) =>
      kinds.map((kind) => ESCALATIONS[kind]!.id).join(' '),
    ),
    locks: state.locks.slice(),
    unseen: TILES.flatMap(({ id }, tile) => (state.unseen[tile] === 1 ? [id] : [])),
    points: state.points.slice(),
    lowered: state.lowered.slice(),
    turn: {
      ...state.turn,
      waiting: state.turn.waiting.slice(),
      column: columnName(state.turn.column),
    },
    pending: JSON.stringify(state.frames),
  };
}

function seatView(map: SeaMap, player: Player): SeatView {
  return {
    tracks: player.tracks.slice(),
    stations: player.stations.map((location) => map.locations[location] as string),
    vessels: player.vessels.map((position) => positionName(map, position)),
    hand: player.hand.map(tokenName),
    slots: player.slots.map(tokenName),
    tiles: player.tiles.map(tileName),
    points: player.points,
    lastColumn: columnName(player.lastColumn),
  };
}

function tileName(tile: number): string {
  return TILES[tile]?.id ?? '';
}

function columnName(column: number): Column | '' {
  return COLUMNS[column] ?? '';
}
