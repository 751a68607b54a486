import type { Phase } from './state.ts';

/**
 * The public view. Fields by seat, corner, edge, hex, resource or card are arrays in that order; -1
 * stands for absent seats and places. Words are those of `Terrain`, `Harbour` and `Answer`.
 */
export interface DasAtollView {
  readonly terrain: readonly string[];
  readonly chips: readonly number[];
  readonly harbours: readonly string[];
  readonly deck: number;
  readonly bank: readonly number[];
  readonly usedCards: readonly number[];
  readonly buildings: readonly number[];
  readonly pieces: readonly number[];
  readonly robber: number;
  readonly pirate: number;
  readonly phase: Phase;
  readonly first: number;
  readonly turn: number;
  readonly round: number;
  readonly placed: number;
  readonly beside: number;
  readonly builder: number;
  readonly dice: readonly number[];
  readonly rolled: boolean;
  readonly free: number;
  readonly played: boolean;
  readonly moved: boolean;
  readonly newShips: readonly number[];
  readonly pirateSteps: number;
  readonly offers: number;
  /** Ten numbers for each offer of this turn: the cards given and the cards wanted. */
  readonly offered: readonly number[];
  /** The offer on the table; both sides are empty without one. */
  readonly offerGive: readonly number[];
  readonly offerWant: readonly number[];
  readonly answers: readonly string[];
  /** Ten numbers a seat, its gives and its wants; all 0 where it made no counter-offer. */
  readonly counters: readonly number[];
  /** Three numbers each: the seat, the resource that it never gives, and the one for which. */
  readonly refusals: readonly number[];
  /** Resource and development cards in hand, and the number of new development cards. */
  readonly handSizes: readonly number[];
  readonly cardSizes: readonly number[];
  readonly freshSizes: readonly number[];
  readonly toDiscard: readonly number[];
  /** Cards that lie face down to be discarded. */
  readonly discarding: readonly number[];
  readonly roads: readonly number[];
  readonly ships: readonly number[];
  readonly settlements: readonly number[];
  readonly cities: readonly number[];
  readonly knights: readonly number[];
  readonly lanes: readonly number[];
  readonly routes: readonly number[];
  readonly longestRoute: number;
  readonly largestArmy: number;
  /** Points on the table; and points of cards, which are 0 until the match is over. */
  readonly points: readonly number[];
  readonly pointCards: readonly number[];
  readonly winner: number;
}

/** The private knowledge of one seat. */
export interface DasAtollPrivateView {
  readonly hand: readonly number[];
  readonly cards: readonly number[];
  readonly fresh: readonly number[];
  readonly discarding: readonly number[];
  readonly draftGive: readonly number[];
  readonly draftWant: readonly number[];
  readonly skipped: readonly number[];
}
