import { eventCard } from '../../cards/index.ts';
import type { AtollEvent } from '../../event.ts';
import type { Catalogue } from '../catalogue.ts';
import { capitalised, join, say, type Phrase } from '../phrase.ts';
import { eventEffect } from './abilities.ts';
import { incomes, levels, offers, sides } from './names.ts';
import { cardWord, colonies, fatigue, icon, plankton, pollution, possessive, tokens } from './words.ts';

type Names = readonly string[];
const who = (seat: number, names: Names): string => names[seat] ?? `Seat ${seat + 1}`;
const owner = (seat: number, names: Names): string => possessive(who(seat, names));

const SUPPORTS = { purify: 'uses Water Purification', sell: 'holds a Seaweed Sale', bloom: 'uses Algal Bloom' } as const;

const RISES: Readonly<Record<Extract<AtollEvent, { type: 'raised' }>['cause'], string>> = {
  fed: 'is fed and rises', partner: 'rises with its partner', passive: 'rises by itself', effect: 'rises',
};

const eventWords = (card: string): Phrase => say`${capitalised(eventEffect(eventCard(card)))}.`;

const from = (card: string): Phrase => (card === '' ? [] : say` (${cardWord(card)})`);

/** Sentences of the log, in the present tense. */
export const events: Catalogue['events'] = {
  roundBegan: ({ round, seat }, names) => say`Round ${round} begins; ${who(seat, names)} starts.`,
  coralPlaced: ({ seat, card }, names) => say`${who(seat, names)} buys ${cardWord(card)}.`,
  animalPlaced: ({ seat, card }, names) => say`${who(seat, names)} buys ${cardWord(card)}.`,
  feedingBegan: ({ seat, card }, names) => say`${who(seat, names)} feeds ${cardWord(card)}.`,
  coralUsed: ({ seat, card }, names) => say`${who(seat, names)} uses ${cardWord(card)}.`,
  supportUsed: ({ seat, support }, names) => say`${who(seat, names)} ${SUPPORTS[support]}.`,
  paid: ({ seat, ...paid }, names) => say`${who(seat, names)} pays ${tokens(paid)}.`,
  gained: ({ seat, card, ...gained }, names) => say`${who(seat, names)} gains ${tokens(gained)}${from(card)}.`,
  raised: ({ seat, card, level, cause }, names) => say`${owner(seat, names)} ${cardWord(card)} ${RISES[cause]} to ${levels[level]}.`,
  reduced: ({ seat, card, level }, names) => say`${owner(seat, names)} ${cardWord(card)} is reduced to ${levels[level]}.`,
  wentExtinct: ({ seat, card, plankton: left }, names) => {
    const extinct = say`${owner(seat, names)} ${cardWord(card)} goes extinct`;
    return left > 0 ? say`${extinct} and leaves ${left} ${plankton}.` : say`${extinct}.`;
  },
  sheltered: ({ seat, card }, names) => say`${owner(seat, names)} ${cardWord(card)} stays in ${icon('shelter', 'Shelter')}.`,
  hunted: ({ seat, card, owner: other }, names) =>
    other < 0
      ? say`${who(seat, names)} hunts ${cardWord(card)} in the offer.`
      : say`${who(seat, names)} hunts ${owner(other, names)} ${cardWord(card)}.`,
  tired: ({ seat, card, tokens: count }, names) => say`${owner(seat, names)} ${cardWord(card)} takes ${count} ${fatigue}.`,
  rested: ({ seat, card }, names) => say`${owner(seat, names)} ${cardWord(card)} loses 1 ${fatigue}.`,
  paired: ({ seat, card, partner }, names) =>
    say`${owner(seat, names)} ${cardWord(card)} and ${cardWord(partner)} form a ${icon('symbiosis', 'Symbiosis')}.`,
  polluted: ({ seat, card }, names) => say`${owner(seat, names)} ${cardWord(card)} takes ${pollution}.`,
  cleaned: ({ seat, card }, names) => say`${owner(seat, names)} ${cardWord(card)} is clean again.`,
  colonyPlaced: ({ seat, card, side }, names) =>
    say`${who(seat, names)} places a ${colonies(1)} on the ${sides[side]} side of ${cardWord(card)}.`,
  huntReadied: ({ seat }, names) => say`${owner(seat, names)} ${icon('hunt', 'Hunt token')} is ready again.`,
  passed: ({ seat, row }, names) =>
    row < 0 ? say`${who(seat, names)} passes the round.` : say`${who(seat, names)} passes the round and takes bonus ${row + 1}.`,
  incomeTaken: ({ seat, choice, coins: coin, plankton: drift }, names) =>
    say`${who(seat, names)} lets in ${icon(choice, incomes[choice])} and gains ${tokens({ coins: coin, plankton: drift })}.`,
  recovered: ({ seat, plankton: drift }, names) => {
    const recovers = say`${owner(seat, names)} atoll recovers`;
    return drift > 0 ? say`${recovers} and gains ${drift} ${plankton}.` : say`${recovers}.`;
  },
  offerRefilled: ({ offer, card }) => say`${cardWord(card)} joins the ${offers[offer]}.`,
  offerDiscarded: ({ offer, cards }) => {
    if (cards.length === 0) return say`No card leaves the ${offers[offer]}.`;
    const all = join(cards.map((card) => [cardWord(card)]), ', ', ' and ');
    return say`${all} ${cards.length === 1 ? 'leaves' : 'leave'} the ${offers[offer]}.`;
  },
  deckReshuffled: ({ offer }) => say`The discard pile of the ${offers[offer]} is shuffled into a new deck.`,
  eventRevealed: ({ card }) => say`Event: ${cardWord(card)}. ${eventWords(card)}`,
  matchEnded: () => say`The match is over.`,
};
