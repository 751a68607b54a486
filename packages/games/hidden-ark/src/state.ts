import type { Rng, Seat } from '@atoll/engine';
import { LAST_ROUND, MORE_ROUNDS_ALONE, MORE_ROUNDS_LONG, type Side } from './cards/index.ts';
import type { Frame } from './frame.ts';

/**
 * The state of a match, in numbers (`numbers.ts`, `sea-map.ts`). Face-down pieces are not in it: a
 * bag is the count of each kind in it, a stack is its unseen part, and the next piece is drawn when
 * it is needed.
 */
export interface HiddenArkState {
  readonly side: Side;
  /** All reach one result together. */
  readonly cooperative: boolean;
  readonly discovery: boolean;
  readonly uphill: boolean;
  readonly long: boolean;
  readonly rngs: Readonly<Record<'tokens' | 'tiles' | 'escalation', Rng>>;
  /** The seat that starts every round. */
  readonly first: Seat;
  /** From 1; 0 while the starting pieces are placed. */
  round: number;
  refills: number;
  /**
   * The map was to be refilled once too often: the round is played to its end, then the final one.
   */
  ending: 'no' | 'triggered' | 'final';
  phase: 'placing' | 'opportunity' | 'action' | 'over';
  readonly players: Player[];
  /** Kinds of tokens, in the order in which they were turned up. */
  faceUp: number[];
  /** How many of each kind are face down, and how many are out of play. */
  readonly pool: number[];
  readonly used: number[];
  /** How many escalation tokens of each kind are face down. */
  readonly escalationPool: number[];
  /** By location: the kind of its token, and the seat that owns the station; `NONE` without. */
  readonly locationTokens: number[];
  readonly stationSeats: number[];
  /**
   * By place for fish: the tile, `FACE_DOWN` or `NONE`; its token; its escalations; whether a
   * foreign vessel keeps it locked (0, 1).
   */
  readonly tiles: number[];
  readonly tileTokens: number[];
  readonly escalations: (readonly number[])[];
  readonly locks: number[];
  /** By tile: 1 while it is unseen. */
  readonly unseen: number[];
  /** By space: the points that lie there. */
  readonly points: number[];
  /** By award: how much less it is worth for a single player. */
  readonly lowered: number[];
  turn: Turn;
  /** The pending work, the topmost last; it blocks everything else. */
  readonly frames: Frame[];
}

/** The possessions of a seat. */
export interface Player {
  /** By resource. */
  readonly tracks: number[];
  /**
   * The locations of the stations, and the positions of the vessels, in the order in which they
   * came.
   */
  readonly stations: number[];
  readonly vessels: number[];
  /** Kinds of tokens that are kept. */
  readonly hand: number[];
  /** The kind of upgrade in each slot, column after column; `NONE` without. */
  readonly slots: number[];
  /** Rescued tiles, in order. */
  readonly tiles: number[];
  /** By resource: how much less a rescue costs. */
  readonly discounts: number[];
  /** Of tokens on the sea. */
  points: number;
  /** The column of the last turn, or `NONE`. */
  lastColumn: number;
}

/** The open actions of the seat on turn. */
export interface Turn {
  seat: Seat;
  /** Times that a token is to be taken. */
  takes: number;
  /** A token was taken, so that tokens may be used. */
  taken: boolean;
  /** `NONE` before it is chosen. */
  column: number;
  moves: number;
  /** There was movement in this turn, which can be extended. */
  sailing: boolean;
  rescues: number;
  /** One of the rescues may be turned into movement. */
  swappable: boolean;
  builds: number;
  /**
   * An upgrade action is going on; the first `freeUpgrades` are free, others have the price of
   * their slot.
   */
  upgrading: boolean;
  freeUpgrades: number;
  studies: number;
  /** By resource: the number that found a full track and waits for room, or to be converted. */
  readonly waiting: number[];
  investigated: boolean;
  /** The vessel that is passing through a full space and has to go on, or `NONE`. */
  passing: number;
}

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    takes: 0,
    taken: false,
    column: -1,
    moves: 0,
    sailing: false,
    rescues: 0,
    swappable: false,
    builds: 0,
    upgrading: false,
    freeUpgrades: 0,
    studies: 0,
    waiting: [0, 0, 0, 0, 0],
    investigated: false,
    passing: -1,
  };
}

export function cloneState(state: HiddenArkState): HiddenArkState {
  const { rngs, turn } = state;
  return {
    ...state,
    rngs: {
      tokens: { ...rngs.tokens },
      tiles: { ...rngs.tiles },
      escalation: { ...rngs.escalation },
    },
    players: state.players.map(clonePlayer),
    faceUp: state.faceUp.slice(),
    pool: state.pool.slice(),
    used: state.used.slice(),
    escalationPool: state.escalationPool.slice(),
    locationTokens: state.locationTokens.slice(),
    stationSeats: state.stationSeats.slice(),
    tiles: state.tiles.slice(),
    tileTokens: state.tileTokens.slice(),
    // rows are replaced, never changed
    escalations: state.escalations.slice(),
    locks: state.locks.slice(),
    unseen: state.unseen.slice(),
    points: state.points.slice(),
    lowered: state.lowered.slice(),
    turn: { ...turn, waiting: turn.waiting.slice() },
    frames: state.frames.map((frame) => ({ ...frame })),
  };
}

function clonePlayer(player: Player): Player {
  return {
    ...player,
    tracks: player.tracks.slice(),
    stations: player.stations.slice(),
    vessels: player.vessels.slice(),
    hand: player.hand.slice(),
    slots: player.slots.slice(),
    tiles: player.tiles.slice(),
    discounts: player.discounts.slice(),
  };
}

/** The player on turn. */
export function playerOnTurn(state: HiddenArkState): Player {
  return state.players[state.turn.seat] as Player;
}

export function isSolo(state: HiddenArkState): boolean {
  return state.players.length === 1;
}

/** Starting pieces of each kind of a seat: they score nothing. */
export function startingPieces(state: HiddenArkState): number {
  return isSolo(state) ? 2 : 1;
}

/** The round after which the match is over, however many fish are left. */
export function lastRound(state: HiddenArkState): number {
  const alone = isSolo(state) ? MORE_ROUNDS_ALONE : 0;
  return LAST_ROUND + alone + (state.long ? MORE_ROUNDS_LONG : 0);
}
