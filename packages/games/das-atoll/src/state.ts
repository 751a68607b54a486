import type { Rng, Seat } from '@atoll/engine';
import type { Harbour, Terrain } from './board/index.ts';

/** The phases of a match. */
export type Phase =
  /** A throw for the start. */
  | 'lot'
  /** A settlement of the set-up, and the road or ship beside it. */
  | 'settle'
  | 'first-piece'
  | 'roll'
  /** Several seats at once choose cards to discard. */
  | 'discard'
  | 'robber'
  /** The victim of the pirate; the victim of the robber, or none. */
  | 'pirate-theft'
  | 'robber-theft'
  /** Pieces that a card gives. */
  | 'free-pieces'
  | 'main'
  /** Another seat builds after a turn. */
  | 'special'
  | 'over';

/** The state of a seat's answer to an offer. */
export type Answer = 'not-asked' | 'open' | 'no' | 'yes' | 'counter';

/** Cards against cards, from the side of the seat that made it. */
export interface Bargain {
  readonly give: readonly number[];
  readonly want: readonly number[];
}

/** An offer on the table. */
export interface Offer extends Bargain {
  readonly answers: Answer[];
  /** By seat: its counter-offer, for seats that answered so; empty counts for the rest. */
  readonly counters: Bargain[];
}

/** An offer or a counter-offer that its seat still composes, hidden from the others. */
export interface Draft {
  readonly give: number[];
  readonly want: number[];
  /** The excluded seats. */
  readonly skipped: Seat[];
}

/** A seat never gives `give` for `get`, both indices into `RESOURCES`. */
export interface Refusal {
  readonly seat: Seat;
  readonly give: number;
  readonly get: number;
}

/** The possessions of one seat. */
export interface Player {
  /** Resource cards in hand. */
  readonly hand: number[];
  /** Development cards in hand, and the number bought in this turn. */
  readonly cards: number[];
  readonly fresh: number[];
  /** Cards chosen face down to be discarded, and how many are still to be chosen. */
  readonly discarding: number[];
  toDiscard: number;
  roads: number;
  ships: number;
  settlements: number;
  cities: number;
  knights: number;
  /** Points for lanes between the atolls, which are kept. */
  lanes: number;
  /** The length of the longest trade route. */
  route: number;
}

export interface DasAtollState {
  readonly rngs: { readonly dice: Rng; readonly theft: Rng };
  readonly terrain: readonly Terrain[];
  readonly chips: readonly number[];
  readonly harbours: readonly Harbour[];
  /** Development cards, the next one last. */
  readonly deck: number[];
  readonly bank: number[];
  /** Development cards that were played, by kind. */
  readonly usedCards: number[];
  readonly players: Player[];
  /** By corner: -1, or twice the seat, and 1 more for a city. */
  readonly buildings: number[];
  /** By edge: -1, or twice the seat, and 1 more for a ship. */
  readonly pieces: number[];
  /** The hex of the robber, and the place of the pirate on its track. */
  robber: number;
  pirate: number;
  phase: Phase;
  /** The seat that starts the set-up and every round; -1 before it is thrown for. */
  first: Seat;
  /** The seat on turn; in the set-up, the seat that places. */
  turn: Seat;
  round: number;
  /** Placements of the set-up so far. */
  placed: number;
  /** The corner beside which the piece of the set-up goes, or -1. */
  beside: number;
  /** The seat that builds in the phase after a turn; else the seat on turn. */
  builder: Seat;
  /** The last throw of this turn, in the set-up that of the first seat; 0 before. */
  dice: [number, number];
  rolled: boolean;
  /** Free pieces left of a card. */
  free: number;
  /** A card was played, a ship was moved in this turn. */
  played: boolean;
  moved: boolean;
  /** Edges with a ship that was built in this turn, or in the building after it. */
  readonly newShips: number[];
  /** How far the pirate goes after the robber. */
  pirateSteps: number;
  offers: number;
  /** The offers of this turn, the oldest first, whatever the result. */
  offered: readonly Bargain[];
  offer: Offer | null;
  /** By seat. */
  readonly drafts: Draft[];
  readonly refusals: Refusal[];
  /** The holder of the award, or -1. */
  longestRoute: Seat;
  largestArmy: Seat;
  winner: Seat;
}

export const NOBODY = -1;
export const EMPTY = -1;
/** The owner of a building, road or ship; -1 where there is none. */
export const ownerOf = (piece: number): Seat => piece >> 1;
export const isCity = (building: number): boolean => (building & 1) === 1;
export const isShip = (piece: number): boolean => (piece & 1) === 1;
export const settlementOf = (seat: Seat): number => 2 * seat;
export const cityOf = (seat: Seat): number => 2 * seat + 1;
export const roadOf = (seat: Seat): number => 2 * seat;
export const shipOf = (seat: Seat): number => 2 * seat + 1;

export const emptyDraft = (): Draft => ({
  give: [0, 0, 0, 0, 0],
  want: [0, 0, 0, 0, 0],
  skipped: [],
});

/** The seat that decides about building now: the seat on turn, or the one that builds after it. */
export const builderOf = ({
  phase,
  turn,
  builder,
}: Pick<DasAtollState, 'phase' | 'turn' | 'builder'>): Seat =>
  phase === 'special' ? builder : turn;
