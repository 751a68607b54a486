import { all, counted } from '@atoll/engine/formats/en';
import type { DasAtollEvent } from '../../../src/index.ts';
import type { Resource } from '../../../src/table-facts.ts';
import { cardChange } from '../held-cards.ts';
import { cardNames, cards, countedCards, resources } from './names.ts';

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

/** A sentence for each event; '' for an event without one. */
export const events: { readonly [T in DasAtollEvent['type']]: Sentence<T> } = {
  built: ({ seat, what, at }, { who, corner, edge }) => (what === 'settlement' || what === 'city' ? `${who(seat)} builds a ${what}, ${corner(at)}.` : `${who(seat)} builds a ${what}, ${edge(at)}.`),
  'moved-ship': ({ seat, to }, { who, edge }) => `${who(seat)} moves a ship, ${edge(to)}.`,
  threw: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} throws for the first turn: ${a} and ${b}, ${a + b} in all.`,
  begins: ({ seat }, { who }) => `${who(seat)} begins.`,
  rolled: ({ seat, dice: [a, b] }, { who }) => `${who(seat)} rolls ${a} and ${b}: ${a + b}.`,
  got: ({ seat, cards: got }, { who }) => `${who(seat)} gets ${cards(got)}.`,
  shortage: ({ resource }) => `The bank is short of ${resources[resource]}.`,
  // announced when all have chosen
  chose: () => '',
  discarded: ({ seat, cards: lost }, { who }) => `${who(seat)} discards ${cards(lost)}.`,
  robber: ({ seat, hex: at }, { who, hex }) => `${who(seat)} sends the robber to ${hex(at)}.`,
  pirate: ({ steps }) => `The pirate sails on by ${counted(steps, { one: 'hex', other: 'hexes' })}.`,
  stole: ({ seat, victim, by, resource }, { who }) => `${who(seat)} steals ${one(resource)} from ${who(victim)} by the ${by}.`,
  spared: ({ seat }, { who }) => `${who(seat)} robs nobody.`,
  bought: ({ seat, card }, { who }) => (card === 'hidden' ? `${who(seat)} buys a development card.` : `${who(seat)} buys a development card: ${cardNames[card]}.`),
  played: ({ seat, card }, { who }) => `${who(seat)} plays ${PLAYED[card]}.`,
  monopoly: ({ seat, resource, from, cards: count }, { who }) => `${who(from)} hands ${count} ${resources[resource]} to ${who(seat)}.`,
  exchanged: ({ seat, give, rate, get }, { who }) => `${who(seat)} gives the bank ${rate} ${resources[give]} for 1 ${resources[get]}.`,
  drafted: () => '',
  skipped: () => '',
  offered: ({ seat, give, want }, { who }) => `${who(seat)} offers ${cards(give)} for ${cards(want)}.`,
  countered: ({ seat, give, want }, { who }) => `${who(seat)} would give ${cards(give)} for ${cards(want)} instead.`,
  answered: ({ seat, answer }, { who }) => (answer === 'yes' ? `${who(seat)} would trade.` : `${who(seat)} does not trade.`),
  refuses: ({ seat, give, get }, { who }) => `${who(seat)} never gives ${resources[give]} for ${resources[get]} in this match.`,
  traded: ({ seat, partner, gave, got }, { who }) => `${who(seat)} gives ${who(partner)} ${cards(gave)} for ${cards(got)}.`,
  withdrew: ({ seat }, { who }) => `${who(seat)} takes the offer off the table.`,
  // the next turn is announced
  ended: () => '',
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

/** A gain or loss of cards, as displayed beside a seat for a moment. */
export const change = cardChange(countedCards);
