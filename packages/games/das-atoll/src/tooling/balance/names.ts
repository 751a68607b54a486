import { HARBOURS, SMALL_CHIPS, SMALL_RING } from '../../board/index.ts';
import { CARDS } from '../../numbers.ts';
import { POINT_CARD } from '../../points.ts';
import { RESOURCES } from '../../resource.ts';

/** The names of the tables of the balance report, and of their rows. */

interface Named {
  readonly id: string;
  readonly name: string;
}

const named = (names: Readonly<Record<string, string>>): readonly Named[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

export const harbourId = (harbour: number): string => `harbour ${harbour + 1}`;
export const hexId = (place: number): string => `hex ${place + 1}`;

/** Places that seats come to hold: harbours, and the hexes of the small atoll. */
export const cards = [
  ...HARBOURS.map(({ kind }, harbour) => ({
    id: harbourId(harbour),
    name: `${harbourId(harbour)} (${kind === 'special' ? 'one kind' : 'any kind'})`,
    group: 'Harbours',
  })),
  ...SMALL_RING.map((_, place) => ({
    id: hexId(place),
    name: `${hexId(place)} (chip ${SMALL_CHIPS[place]})`,
    group: 'Hexes of the small atoll',
  })),
];

const lineNames = {
  settlements: 'settlements',
  cities: 'cities',
  lanes: 'lanes between the atolls',
  route: 'longest trade route',
  army: 'largest army',
  cards: 'cards with points',
} as const;
export const scoreLines = named(lineNames);
export const LINES = Object.keys(lineNames);

const buildNames = {
  settlement: 'settlement',
  city: 'city',
  road: 'road',
  ship: 'ship',
  moved: 'ship moved',
  card: 'card bought',
} as const;
export type Build = keyof typeof buildNames;

const harbourNames = { any: 'harbour for any kind', one: 'harbour for one kind' } as const;

const playedNames = CARDS.filter((_, card) => card !== POINT_CARD);

const robberyNames = {
  sevens: 'seven thrown',
  pirate: 'card stolen by the pirate',
  robber: 'card stolen by the robber',
  discarded: 'card discarded',
} as const;
export type Robbery = keyof typeof robberyNames;

const tradeNames = {
  offered: 'offer',
  agreed: 'yes',
  refused: 'no',
  countered: 'counter-offer',
  traded: 'trade concluded on an own offer',
  withdrawn: 'offer withdrawn',
  gained: 'points gained on own offers, by the estimate of the bots',
  partnerGained: 'points gained on offers of others, by the same',
} as const;
export type Dealing = keyof typeof tradeNames;

const endNames = {
  goal: 'won with 12 points',
  limit: 'ended by the last round',
  lanesDecide: 'another seat would have won without the points of lanes',
  routeDecides: 'another seat would have won without those of the longest route',
  armyDecides: 'another seat would have won without those of the largest army',
} as const;
export type Ending = keyof typeof endNames;

const rates = [4, 3, 2].flatMap((rate) =>
  RESOURCES.map((resource) => ({ id: `${rate} ${resource}`, name: `${rate} ${resource} for one` })),
);

export const counts = [
  { id: 'built', name: 'What was built', items: named(buildNames) },
  { id: 'harbours', name: 'Settlements at harbours', items: named(harbourNames) },
  {
    id: 'played',
    name: 'Development cards played',
    items: playedNames.map((card) => ({ id: card, name: card })),
  },
  { id: 'winners', name: 'Points of the winner by source', items: scoreLines, per: 'match' },
  { id: 'exchanges', name: 'Exchanges with the bank', items: rates },
  { id: 'trade', name: 'Trade', items: named(tradeNames) },
  { id: 'robbery', name: 'Robber and pirate', items: named(robberyNames) },
  { id: 'length', name: 'Rounds', items: [{ id: 'rounds', name: 'rounds' }], per: 'match' },
  { id: 'ends', name: 'How matches end', items: named(endNames), per: 'match' },
] as const;

export const questions = [{ id: 'turn', name: 'the beginning of a turn' }] as const;
