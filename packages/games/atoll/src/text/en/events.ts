import { verbIn, type EventWords, type OfCard, type Who } from '../neutral/events.ts';
import { icon, say, type Phrase } from '../phrase.ts';
import type { CardId } from '../../vocabulary.ts';
import { names } from './names.ts';
import { all, cardWord, colonies, fatigue, one, plankton, pollution, possessive } from './words.ts';

const { incomes, levels, offers, sides } = names;

/** The verbs of a seat's actions, in the third person and addressed to the reader. */
const VERBS = {
  ...{ starts: 'start', buys: 'buy', feeds: 'feed', uses: 'use', holds: 'hold', pays: 'pay' },
  ...{ gains: 'gain', hunts: 'hunt', places: 'place', passes: 'pass', takes: 'take', lets: 'let' },
};
const verb = verbIn(VERBS);
/** "Mira buys", "You buy". */
const does = (who: Who, third: keyof typeof VERBS): string => `${who.isYou ? 'You' : who.name} ${verb(who, third)}`;
/** "Mira’s", "Your". */
const whose = ({ isYou, name }: Who): string => (isYou ? 'Your' : possessive(name));
const theirs = (who: Who, card: CardId): Phrase => say`${whose(who)} ${cardWord(card)}`;

const SUPPORTS = { purify: ['uses', 'Water Purification'], sell: ['holds', 'a Seaweed Sale'], bloom: ['uses', 'Algal Bloom'] } as const;

const RISES = { ...{ fed: 'is fed and rises', partner: 'rises with its partner' }, ...{ passive: 'rises by itself', effect: 'rises' } };

const buys = ({ who, card }: OfCard): Phrase => say`${does(who, 'buys')} ${cardWord(card)}`;

export const events: EventWords = {
  roundBegan: ({ who, round }) => say`Round ${round} begins; ${who.isYou ? 'you' : who.name} ${verb(who, 'starts')}`,
  coralPlaced: buys,
  animalPlaced: buys,
  feedingBegan: ({ who, card }) => say`${does(who, 'feeds')} ${cardWord(card)}`,
  coralUsed: ({ who, card }) => say`${does(who, 'uses')} ${cardWord(card)}`,
  supportUsed: ({ who, support }) => say`${does(who, SUPPORTS[support][0])} ${SUPPORTS[support][1]}`,
  paid: ({ who, sum }) => say`${does(who, 'pays')} ${sum}`,
  gained: ({ who, sum }) => say`${does(who, 'gains')} ${sum}`,
  raised: ({ who, card, level, cause }) => say`${theirs(who, card)} ${RISES[cause]} to ${levels[level]}`,
  reduced: ({ who, card, level }) => say`${theirs(who, card)} is reduced to ${levels[level]}`,
  wentExtinct: ({ who, card }) => say`${theirs(who, card)} goes extinct`,
  leaving: (count) => say` and leaves ${count} ${plankton}`,
  sheltered: ({ who, card }) => say`${theirs(who, card)} stays in ${icon('shelter', 'Shelter')}`,
  huntedOffered: ({ who, card }) => say`${does(who, 'hunts')} ${cardWord(card)} in the offer`,
  hunted: ({ who, card, owner }) => say`${does(who, 'hunts')} ${owner.isYou ? 'your' : possessive(owner.name)} ${cardWord(card)}`,
  tired: ({ who, card, tokens }) => say`${theirs(who, card)} takes ${tokens} ${fatigue}`,
  rested: ({ who, card }) => say`${theirs(who, card)} loses 1 ${fatigue}`,
  paired: ({ who, card, partner }) => say`${theirs(who, card)} and ${cardWord(partner)} form a ${icon('symbiosis', 'Symbiosis')}`,
  polluted: ({ who, card }) => say`${theirs(who, card)} takes ${pollution}`,
  cleaned: ({ who, card }) => say`${theirs(who, card)} loses its ${pollution}`,
  colonyPlaced: ({ who, card, side }) => say`${does(who, 'places')} a ${colonies(1)} on the ${sides[side]} side of ${cardWord(card)}`,
  huntReadied: ({ who }) => say`${whose(who)} ${icon('hunt', 'Hunt')} is ready again`,
  passed: ({ who }) => say`${does(who, 'passes')} the round`,
  bonuses: ['the best bonus', 'the second-best bonus', 'the third-best bonus', 'a bonus'],
  takes: (who, bonus) => say` and ${verb(who, 'takes')} ${bonus}`,
  incomeTaken: ({ who, choice, sum }) => say`${does(who, 'lets')} in ${icon(choice, incomes[choice])} and ${verb(who, 'gains')} ${sum}`,
  recovered: ({ who }) => say`${whose(who)} reef recovers`,
  bringing: (count) => say` and gains ${count} ${plankton}`,
  offerRefilled: ({ offer, card }) => say`${cardWord(card)} joins the ${offers[offer]}`,
  noneLeaves: (offer) => say`No card leaves the ${offers[offer]}`,
  offerDiscarded: ({ offer, cards }) => say`${all(cards.map((card) => [cardWord(card)]))} ${one(cards.length, 'leaves', 'leave')} the ${offers[offer]}`,
  deckReshuffled: ({ offer }) => say`The discard pile of the ${offers[offer]} is shuffled into a new deck`,
  eventRevealed: ({ card }) => say`Event: ${cardWord(card)}`,
  matchEnded: () => say`The match is over`,
};
