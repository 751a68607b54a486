import { eventCard } from '../../cards/index.ts';
import type { AtollEvent } from '../../event.ts';
import type { Catalogue, Readers } from '../catalogue.ts';
import { capitalised, say, type Phrase } from '../phrase.ts';
import { whole } from './abilities.ts';
import { all } from './format.ts';
import { incomes, levels, offers, seatWords, sides } from './names.ts';
import {
  cardWord,
  colonies,
  fatigue,
  icon,
  one,
  plankton,
  pollution,
  possessive,
  tokens,
} from './words.ts';

/** A seat as the subject or owner of a sentence: by name, or as "you" for the reader. */
const isYou = (seat: number, { you }: Readers): boolean => seat >= 0 && seat === you;
const who = (seat: number, readers: Readers): string =>
  isYou(seat, readers) ? 'You' : (readers.names[seat] ?? seatWords(seat));
const owner = (seat: number, readers: Readers): string =>
  isYou(seat, readers) ? 'Your' : possessive(who(seat, readers));

/** The bonuses for passing, in the order in which they are taken. */
const BONUSES: readonly string[] = [
  'the best bonus',
  'the second-best bonus',
  'the third-best bonus',
];

/** The verbs of a seat's actions, in the third person and addressed to the reader. */
const VERBS = {
  starts: 'start',
  buys: 'buy',
  feeds: 'feed',
  uses: 'use',
  holds: 'hold',
  pays: 'pay',
  gains: 'gain',
  hunts: 'hunt',
  places: 'place',
  passes: 'pass',
  takes: 'take',
  lets: 'let',
} as const;
type Verb = keyof typeof VERBS;
const verb = (seat: number, readers: Readers, third: Verb): string =>
  isYou(seat, readers) ? VERBS[third] : third;
/** "Mira buys", "You buy". */
const does = (seat: number, readers: Readers, third: Verb): string =>
  `${who(seat, readers)} ${verb(seat, readers, third)}`;

/** The same in the middle of a sentence. */
const inside = (seat: number, readers: Readers, text: string): string =>
  isYou(seat, readers) ? text.toLowerCase() : text;

const SUPPORTS = {
  purify: ['uses', 'Water Purification'],
  sell: ['holds', 'a Seaweed Sale'],
  bloom: ['uses', 'Algal Bloom'],
} as const satisfies Record<string, readonly [Verb, string]>;

const RISES: Readonly<Record<Extract<AtollEvent, { type: 'raised' }>['cause'], string>> = {
  fed: 'is fed and rises',
  partner: 'rises with its partner',
  passive: 'rises by itself',
  effect: 'rises',
};

const eventWords = (card: string): Phrase => say`${capitalised(whole.event(eventCard(card)))}.`;

const from = (card: string): Phrase => (card === '' ? [] : say` (${cardWord(card)})`);

/** Sentences of the log, in the present tense. */
export const events: Catalogue['events'] = {
  roundBegan: ({ round, seat }, readers) =>
    say`Round ${round} begins; ${inside(seat, readers, does(seat, readers, 'starts'))}.`,
  coralPlaced: ({ seat, card }, readers) => say`${does(seat, readers, 'buys')} ${cardWord(card)}.`,
  animalPlaced: ({ seat, card }, readers) => say`${does(seat, readers, 'buys')} ${cardWord(card)}.`,
  feedingBegan: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'feeds')} ${cardWord(card)}.`,
  coralUsed: ({ seat, card }, readers) => say`${does(seat, readers, 'uses')} ${cardWord(card)}.`,
  supportUsed: ({ seat, support }, readers) =>
    say`${does(seat, readers, SUPPORTS[support][0])} ${SUPPORTS[support][1]}.`,
  paid: ({ seat, ...paid }, readers) => say`${does(seat, readers, 'pays')} ${tokens(paid)}.`,
  gained: ({ seat, card, ...gained }, readers) =>
    say`${does(seat, readers, 'gains')} ${tokens(gained)}${from(card)}.`,
  raised: ({ seat, card, level, cause }, readers) =>
    say`${owner(seat, readers)} ${cardWord(card)} ${RISES[cause]} to ${levels[level]}.`,
  reduced: ({ seat, card, level }, readers) =>
    say`${owner(seat, readers)} ${cardWord(card)} is reduced to ${levels[level]}.`,
  wentExtinct: ({ seat, card, plankton: left }, readers) => {
    const extinct = say`${owner(seat, readers)} ${cardWord(card)} goes extinct`;
    return left > 0 ? say`${extinct} and leaves ${left} ${plankton}.` : say`${extinct}.`;
  },
  sheltered: ({ seat, card }, readers) =>
    say`${owner(seat, readers)} ${cardWord(card)} stays in ${icon('shelter', 'Shelter')}.`,
  hunted: ({ seat, card, owner: other }, readers) =>
    other < 0
      ? say`${does(seat, readers, 'hunts')} ${cardWord(card)} in the offer.`
      : say`${does(seat, readers, 'hunts')} ${inside(other, readers, owner(other, readers))} ${cardWord(card)}.`,
  tired: ({ seat, card, tokens: count }, readers) =>
    say`${owner(seat, readers)} ${cardWord(card)} takes ${count} ${fatigue}.`,
  rested: ({ seat, card }, readers) =>
    say`${owner(seat, readers)} ${cardWord(card)} loses 1 ${fatigue}.`,
  paired: ({ seat, card, partner }, readers) =>
    say`${owner(seat, readers)} ${cardWord(card)} and ${cardWord(partner)} form a ${icon('symbiosis', 'Symbiosis')}.`,
  polluted: ({ seat, card }, readers) =>
    say`${owner(seat, readers)} ${cardWord(card)} takes ${pollution}.`,
  cleaned: ({ seat, card }, readers) =>
    say`${owner(seat, readers)} ${cardWord(card)} loses its ${pollution}.`,
  colonyPlaced: ({ seat, card, side }, readers) =>
    say`${does(seat, readers, 'places')} a ${colonies(1)} on the ${sides[side]} side of ${cardWord(card)}.`,
  huntReadied: ({ seat }, readers) =>
    say`${owner(seat, readers)} ${icon('hunt', 'Hunt')} is ready again.`,
  passed: ({ seat, row }, readers) =>
    row < 0
      ? say`${does(seat, readers, 'passes')} the round.`
      : say`${does(seat, readers, 'passes')} the round and ${verb(seat, readers, 'takes')} ${BONUSES[row] ?? 'a bonus'}.`,
  incomeTaken: ({ seat, choice, coins: coin, plankton: drift }, readers) => {
    const lets = say`${does(seat, readers, 'lets')} in ${icon(choice, incomes[choice])}`;
    return say`${lets} and ${verb(seat, readers, 'gains')} ${tokens({ coins: coin, plankton: drift })}.`;
  },
  recovered: ({ seat, plankton: drift }, readers) => {
    const recovers = say`${owner(seat, readers)} reef recovers`;
    return drift > 0 ? say`${recovers} and gains ${drift} ${plankton}.` : say`${recovers}.`;
  },
  offerRefilled: ({ offer, card }) => say`${cardWord(card)} joins the ${offers[offer]}.`,
  offerDiscarded: ({ offer, cards }) => {
    if (cards.length === 0) return say`No card leaves the ${offers[offer]}.`;
    const leaving = all(cards.map((card) => [cardWord(card)]));
    return say`${leaving} ${one(cards.length, 'leaves', 'leave')} the ${offers[offer]}.`;
  },
  deckReshuffled: ({ offer }) =>
    say`The discard pile of the ${offers[offer]} is shuffled into a new deck.`,
  eventRevealed: ({ card }) => say`Event: ${cardWord(card)}. ${eventWords(card)}`,
  matchEnded: () => say`The match is over.`,
};
