import type { Column, Side } from './cards/index.ts';

/**
 * The public view, which contains everything but the next draws of bags and stacks. Flat records
 * without null or unions, so that the Schema can mirror them; '' stands for nothing.
 */
export interface HiddenArkView {
  readonly side: Side;
  readonly cooperative: boolean;
  readonly discovery: boolean;
  readonly uphill: boolean;
  readonly long: boolean;
  readonly first: number;
  /** 0 while the starting pieces are placed. */
  readonly round: number;
  /** How often the map was refilled. */
  readonly refills: number;
  readonly ending: 'no' | 'triggered' | 'final';
  readonly phase: 'placing' | 'opportunity' | 'action' | 'over';
  readonly seats: readonly SeatView[];
  readonly faceUp: readonly string[];
  /**
   * How many of each kind of token are face down, and how many are out of play, in the order of
   * `TOKENS`.
   */
  readonly pool: readonly number[];
  readonly used: readonly number[];
  /** The same of escalation, in the order of `ESCALATIONS`. */
  readonly escalationPool: readonly number[];
  /** By location. */
  readonly locationTokens: readonly string[];
  /** By location: the seat that owns the station, or -1. */
  readonly stationSeats: readonly number[];
  /** By place for fish, in the order of the map: the tile, or `FACE_DOWN_SIGN`. */
  readonly tiles: readonly string[];
  readonly tileTokens: readonly string[];
  /** Escalation tokens by place, joined by blanks. */
  readonly escalations: readonly string[];
  /** By place: 1 where a foreign vessel keeps the tile locked. */
  readonly locks: readonly number[];
  /** Unseen tiles. */
  readonly unseen: readonly string[];
  /** By space, in the order of the map: the points that lie there. */
  readonly points: readonly number[];
  /** By award: how much less it is worth. */
  readonly lowered: readonly number[];
  readonly turn: TurnView;
  /** The pending frames, as JSON; '[]' when nothing is asked. */
  readonly pending: string;
}

export interface SeatView {
  /** By resource. */
  readonly tracks: readonly number[];
  readonly stations: readonly string[];
  /** A space or a location each. */
  readonly vessels: readonly string[];
  readonly hand: readonly string[];
  /** By slot, column after column. */
  readonly slots: readonly string[];
  readonly tiles: readonly string[];
  readonly points: number;
  readonly lastColumn: Column | '';
}

/** The open actions of the seat on turn; -1 for no seat and no vessel. */
export interface TurnView {
  readonly seat: number;
  readonly takes: number;
  readonly taken: boolean;
  readonly column: Column | '';
  readonly moves: number;
  readonly sailing: boolean;
  readonly rescues: number;
  readonly swappable: boolean;
  readonly builds: number;
  readonly upgrading: boolean;
  readonly freeUpgrades: number;
  readonly studies: number;
  readonly waiting: readonly number[];
  readonly investigated: boolean;
  readonly passing: number;
}

/** A tile that lies face down. */
export const FACE_DOWN_SIGN = '?';
