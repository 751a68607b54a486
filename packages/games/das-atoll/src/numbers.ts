import type { Counts } from './resource.ts';

/** Prices in the order wood, wool, grain, clay, ore. */
export const COSTS = {
  road: [1, 0, 0, 1, 0],
  ship: [1, 1, 0, 0, 0],
  settlement: [1, 1, 1, 1, 0],
  city: [0, 0, 2, 0, 3],
  card: [0, 1, 1, 0, 1],
} as const satisfies Readonly<Record<string, Counts>>;

/** The pieces of each seat. */
export const SUPPLY = { roads: 15, ships: 15, settlements: 5, cities: 4 } as const;

/** Cards of each resource in the bank at the start. */
export const BANK = 24;

/** Development cards; everything counted by card is in this order. */
export const CARDS = ['knight', 'point', 'roads', 'monopoly', 'plenty'] as const;
export type Card = (typeof CARDS)[number];

export const cardIndex = (card: Card): number => CARDS.indexOf(card);

export const CARD_COUNTS: Readonly<Record<Card, number>> = {
  knight: 20,
  point: 5,
  roads: 3,
  monopoly: 3,
  plenty: 3,
};

/** Throws of two dice that can fall, and the sums that they bring. */
export const THROWS = 36;
export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The sum that sends the robber and harvests nothing. */
export const ROBBER_SUM = 7;

/** How many of `THROWS` throws bring a sum from 2 to 12; 0 for the 0 of a hex without a chip. */
export const throwsFor = (sum: number): number => (sum === 0 ? 0 : 6 - Math.abs(ROBBER_SUM - sum));

/** A seven makes every seat with more cards than this discard half. */
export const HAND_LIMIT = 7;
/** The fewest pieces of a longest trade route, and the fewest knights of a largest army. */
export const SHORTEST_ROUTE = 5;
export const SMALLEST_ARMY = 3;
export const GOAL = 12;
/** Offers that a seat may make in one turn. */
export const OFFERS_A_TURN = 3;
/** Cards that an offer names on each side at most. */
export const OFFER_CARDS = 4;
/** The match ends after this round, whichever seat leads. */
export const MOST_ROUNDS = 36;
/** From this number of seats on, all seats may build after each turn. */
export const SPECIAL_SEATS = 5;
/** No price needs fewer cards, so a seat with fewer is not asked to build. */
export const CHEAPEST = 2;
/** The bank's price of one card without a harbour. */
export const PLAIN_RATE = 4;
