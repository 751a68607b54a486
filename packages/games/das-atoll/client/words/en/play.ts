import type { DasAtollAction, DasAtollEvent, ReasonCode } from '../../../src/index.ts';
import type { Card, Resource, ScoreCategory } from '../../../src/table-facts.ts';
import type { EventWithSentence } from '../silent-events.ts';
import { heldCards } from '../held-cards.ts';
import { all, counted } from '@atoll/engine/formats/en';

export const resources: Readonly<Record<Resource, string>> = { wood: 'wood', wool: 'wool', grain: 'grain', clay: 'clay', ore: 'ore' };

/** "2 wood and 1 ore", or "nothing". */
export const cards = heldCards({ all, nothing: 'nothing', amount: (count, resource) => `${count} ${resources[resource]}` });

export const cardNames: Readonly<Record<Card, string>> = { knight: 'Knight', point: 'Point', roads: 'Two ways', monopoly: 'Monopoly', plenty: 'Year of plenty' };

export const pieces = { settlement: 'settlement', city: 'city', road: 'road', ship: 'ship' };

export const terrains: Readonly<Record<string, string>> = { forest: 'forest', pasture: 'pasture', field: 'field', hill: 'hill', mountain: 'mountain', desert: 'desert' };

export const zones: Readonly<Record<string, string>> = { lagoon: 'lagoon', strait: 'strait', outer: 'outer sea' };

export const categories: Readonly<Record<ScoreCategory, string>> = {
  settlements: 'Settlements',
  cities: 'Cities',
  lanes: 'Lanes between the atolls',
  route: 'Longest trade route',
  army: 'Largest army',
  cards: 'Cards with points',
};

export const countedCards = (count: number): string => counted(count, { one: 'card', other: 'cards' });

type ActionOf<T> = Extract<DasAtollAction, { type: T }>;

/** The label of an action's button. */
export const actions: {
  readonly [T in DasAtollAction['type']]: (action: ActionOf<T>, names: EventNames) => string;
} = {
  settlement: ({ corner }, names) => `Settlement, ${names.corner(corner)}`,
  city: ({ corner }, names) => `City, ${names.corner(corner)}`,
  road: ({ edge }, names) => `Road, ${names.edge(edge)}`,
  ship: ({ edge }, names) => `Ship, ${names.edge(edge)}`,
  move: ({ to }, names) => `Move the ship, ${names.edge(to)}`,
  robber: ({ hex }, names) => `Robber to ${names.hex(hex)}`,
  steal: ({ victim }, { who }) => `Steal from ${who(victim)}`,
  spare: () => 'Rob nobody',
  roll: () => 'Roll the dice',
  buy: () => 'Buy a development card',
  end: () => 'End turn',
  reveal: () => 'Show your points and win',
  knight: () => 'Play a knight: robber, pirate by one hex, theft',
  'road-building': () => 'Play two ways: two roads or ships for free',
  monopoly: ({ resource }) => `Monopoly of ${resources[resource]}`,
  discard: ({ resource }) => `Discard 1 ${resources[resource]}`,
  plenty: ({ first, second }) => (first === second ? `Take 2 ${resources[first]}` : `Take 1 ${resources[first]} and 1 ${resources[second]}`),
  exchange: ({ give, get }) => `Exchange ${resources[give]} for ${resources[get]}`,
  give: ({ resource }) => `Give ${resources[resource]}`,
  want: ({ resource }) => `Want ${resources[resource]}`,
  skip: ({ seat }, { who }) => `Do not ask ${who(seat)}`,
  propose: () => 'Make the offer',
  withdraw: () => 'Withdraw the offer',
  accept: () => 'Yes, trade',
  decline: () => 'No',
  never: () => 'Never in this match',
  conclude: ({ partner }, { who }) => `Trade with ${who(partner)}`,
};

type EventOf<T> = Extract<DasAtollEvent, { type: T }>;
/** The names for the places and people of an event. */
export interface EventNames {
  readonly who: (seat: number) => string;
  readonly hex: (hex: number) => string;
  /** The place of a road or ship, or of a building. */
  readonly edge: (edge: number) => string;
  readonly corner: (corner: number) => string;
}

/** Cards as they follow the verb. */
const PLAYED = { knight: 'a Knight', point: 'a Point', roads: 'Two ways', monopoly: 'a Monopoly', plenty: 'a Year of plenty' } as const;

type Sentence<T> = (event: EventOf<T>, names: EventNames) => string;

const one = (resource: Resource | 'hidden'): string => (resource === 'hidden' ? 'a card' : `1 ${resources[resource]}`);

/** A sentence for each event that has one. */
export const events: { readonly [T in EventWithSentence]: Sentence<T> } = {
  built: ({ seat, what, at }, { who, corner, edge }) => (what === 'settlement' || what === 'city' ? `${who(seat)} builds a ${what}, ${corner(at)}.` : `${who(seat)} builds a ${what}, ${edge(at)}.`),
  'moved-ship': ({ seat, to }, { who, edge }) => `${who(seat)} moves a ship, ${edge(to)}.`,
  threw: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} throws for the first turn: ${a} and ${b}, ${a + b} in all.`,
  begins: ({ seat }, { who }) => `${who(seat)} begins.`,
  rolled: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} rolls ${a} and ${b}: ${a + b}.`,
  got: ({ seat, cards: got }, { who }) => `${who(seat)} gets ${cards(got)}.`,
  shortage: ({ resource }) => `The bank is short of ${resources[resource]}.`,
  discarded: ({ seat, cards: lost }, { who }) => `${who(seat)} discards ${cards(lost)}.`,
  robber: ({ seat, hex: at }, { who, hex }) => `${who(seat)} sends the robber to ${hex(at)}.`,
  pirate: ({ steps }) => `The pirate sails on by ${counted(steps, { one: 'hex', other: 'hexes' })}.`,
  stole: ({ seat, victim, by, resource }, { who }) => `${who(seat)} steals ${one(resource)} from ${who(victim)} by the ${by}.`,
  spared: ({ seat }, { who }) => `${who(seat)} robs nobody.`,
  bought: ({ seat, card }, { who }) => (card === 'hidden' ? `${who(seat)} buys a development card.` : `${who(seat)} buys a development card: ${cardNames[card]}.`),
  played: ({ seat, card }, { who }) => `${who(seat)} plays ${PLAYED[card]}.`,
  monopoly: ({ seat, resource, from, cards: count }, { who }) => `${who(from)} hands ${count} ${resources[resource]} to ${who(seat)}.`,
  exchanged: ({ seat, give, rate, get }, { who }) => `${who(seat)} gives the bank ${rate} ${resources[give]} for 1 ${resources[get]}.`,
  offered: ({ seat, give, want }, { who }) => `${who(seat)} offers ${cards(give)} for ${cards(want)}.`,
  countered: ({ seat, give, want }, { who }) => `${who(seat)} would give ${cards(give)} for ${cards(want)} instead.`,
  answered: ({ seat, answer }, { who }) => (answer === 'yes' ? `${who(seat)} would trade.` : `${who(seat)} does not trade.`),
  refuses: ({ seat, give, get }, { who }) => `${who(seat)} never gives ${resources[give]} for ${resources[get]} in this match.`,
  traded: ({ seat, partner, gave, got }, { who }) => `${who(seat)} gives ${who(partner)} ${cards(gave)} for ${cards(got)}.`,
  withdrew: ({ seat }, { who }) => `${who(seat)} takes the offer off the table.`,
  connected: ({ seat, lanes }, { who }) => `${who(seat)} joins the atolls: ${counted(lanes, { one: 'lane', other: 'lanes' })}, 1 point more.`,
  award: ({ award, seat }, { who }) => {
    const what = award === 'route' ? 'longest trade route' : 'largest army';
    return seat < 0 ? `Nobody holds the ${what} any more.` : `${who(seat)} has the ${what}: 2 points.`;
  },
  turn: ({ seat, round }, { who }) => `Round ${round}: ${who(seat)}’s turn.`,
  shown: ({ seat, points }, { who }) => `${who(seat)} shows ${counted(points, { one: 'card with a point', other: 'cards with points' })}.`,
  over: ({ winner }, { who }) => (winner < 0 ? 'The match is over after its last round.' : `${who(winner)} wins.`),
};

/** The same event of several people at once. */
export const each = {
  got: (who: readonly string[], got: readonly number[]) => `${all(who)} get ${cards(got)} each.`,
  monopoly: (who: readonly string[], { cards: count, resource }: Pick<EventOf<'monopoly'>, 'cards' | 'resource'>, to: string) => `${all(who)} hand ${count} ${resources[resource]} each to ${to}.`,
};

export const reasons: Readonly<Record<ReasonCode, string>> = {
  over: 'The match is over.',
  'not-your-turn': 'It is not your turn.',
  'not-now': 'That is not possible at this moment.',
  'no-such-place': 'There is no such place on the map.',
  occupied: 'Something stands there already.',
  'not-on-land': 'It needs land.',
  'not-at-sea': 'A ship needs sea beside it.',
  'too-close': 'The next corner has a building: there must be a corner in between.',
  'not-connected': 'Nothing of yours leads there.',
  'wrong-atoll': 'The first settlement goes on the small atoll, the second on the large one.',
  'beside-the-settlement': 'It goes beside the settlement that you have just placed.',
  pirate: 'The pirate is there: no ship is built or moved at its hex.',
  'cannot-pay': 'You do not have the cards for it.',
  'too-few-alike': 'The bank takes 4 cards of one kind for 1, at harbours 3 or 2. You do not have that many.',
  'no-pieces': 'You have none of these pieces left, or no place for one.',
  'no-settlement': 'A city takes the place of a settlement of yours.',
  'moved-before': 'You have already moved a ship in this turn.',
  'not-your-ship': 'This ship is not yours.',
  'new-ship': 'This ship was built in this turn.',
  'closed-lane': 'Only a ship at the open end of a lane can be moved.',
  'no-cards': 'No development card is left.',
  'card-not-in-hand': 'You do not have this card.',
  'card-is-new': 'A card cannot be played in the turn in which it was bought.',
  'played-before': 'You have already played a card in this turn.',
  'bank-is-short': 'The bank does not have these cards.',
  'same-resource': 'Choose two different kinds.',
  'not-in-hand': 'You do not have these cards.',
  'robber-stays': 'The robber has to go to another hex.',
  'no-victim': 'Nothing can be stolen from this player.',
  'not-enough-points': 'It takes 12 points to win.',
  'too-many-offers': 'You have made 3 offers in this turn.',
  'offer-is-open': 'Your offer lies on the table: withdraw it first.',
  'no-offer': 'No offer lies on the table.',
  'not-asked': 'You were not asked, or have answered already.',
  'offer-is-full': 'An offer names 4 cards on each side at most.',
  'offer-is-empty': 'An offer names something on both sides.',
  'on-both-sides': 'The same kind cannot be on both sides.',
  'draft-order': 'First say what you give, then what you want.',
  'no-seat': 'This player cannot be left out.',
  'not-one-for-one': 'Only an offer of one kind for one other can be refused for the whole match.',
  'no-answer': 'This player has not said yes.',
};

export const unknownReason = 'That is not possible now.';
