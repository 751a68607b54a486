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
  ofCard,
  one,
  plankton,
  pollution,
  theCard,
  tokens,
} from './words.ts';

/** A seat in a sentence: by name, or as "vous" for the reader. */
const isYou = (seat: number, { you }: Readers): boolean => seat >= 0 && seat === you;
const inside = (seat: number, readers: Readers): string =>
  isYou(seat, readers) ? 'vous' : (readers.names[seat] ?? seatWords(seat));
const who = (seat: number, readers: Readers): string =>
  isYou(seat, readers) ? 'Vous' : inside(seat, readers);
/** "Chez Mira, la Murène javanaise": a card on a player's reef; fits all genders. */
const at = (seat: number, readers: Readers, what: Phrase): Phrase =>
  say`Chez ${inside(seat, readers)}, ${what}`;
const theirs = (seat: number, readers: Readers, card: string): Phrase =>
  at(seat, readers, theCard(card));

/** The bonuses for passing, in the order in which they are taken. */
const BONUSES: readonly string[] = ['le meilleur bonus', 'le deuxième bonus', 'le troisième bonus'];

/** The verbs of a seat's actions, in the third person and addressed to the reader. */
const VERBS = {
  commence: 'commencez',
  achète: 'achetez',
  nourrit: 'nourrissez',
  active: 'activez',
  effectue: 'effectuez',
  provoque: 'provoquez',
  paie: 'payez',
  gagne: 'gagnez',
  chasse: 'chassez',
  place: 'placez',
  passe: 'passez',
  prend: 'prenez',
  accueille: 'accueillez',
} as const;
type Verb = keyof typeof VERBS;
const verb = (seat: number, readers: Readers, third: Verb): string =>
  isYou(seat, readers) ? VERBS[third] : third;
/** "Mira achète", "Vous achetez" */
const does = (seat: number, readers: Readers, third: Verb): string =>
  `${who(seat, readers)} ${verb(seat, readers, third)}`;

const SUPPORTS = {
  purify: ['effectue', 'une Épuration de l’eau'],
  sell: ['effectue', 'une Vente d’algues'],
  bloom: ['provoque', 'une Prolifération d’algues'],
} as const satisfies Record<string, readonly [Verb, string]>;

const RISES: Readonly<Record<Extract<AtollEvent, { type: 'raised' }>['cause'], string>> = {
  fed: 'mange et monte',
  partner: 'suit son partenaire et monte',
  passive: 'monte automatiquement',
  effect: 'monte',
};

const eventWords = (card: string): Phrase => say`${capitalised(whole.event(eventCard(card)))}.`;

const from = (card: string): Phrase => (card === '' ? [] : say` (${cardWord(card)})`);

/** Sentences of the log, in the present tense. */
export const events: Catalogue['events'] = {
  roundBegan: ({ round, seat }, readers) =>
    say`Manche ${round}\u202f: ${inside(seat, readers)} ${verb(seat, readers, 'commence')}.`,
  coralPlaced: ({ seat, card }, readers) => say`${does(seat, readers, 'achète')} ${theCard(card)}.`,
  animalPlaced: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'achète')} ${theCard(card)}.`,
  feedingBegan: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'nourrit')} ${theCard(card)}.`,
  coralUsed: ({ seat, card }, readers) => say`${does(seat, readers, 'active')} ${theCard(card)}.`,
  supportUsed: ({ seat, support }, readers) =>
    say`${does(seat, readers, SUPPORTS[support][0])} ${SUPPORTS[support][1]}.`,
  paid: ({ seat, ...paid }, readers) => say`${does(seat, readers, 'paie')} ${tokens(paid)}.`,
  gained: ({ seat, card, ...gained }, readers) =>
    say`${does(seat, readers, 'gagne')} ${tokens(gained)}${from(card)}.`,
  raised: ({ seat, card, level, cause }, readers) =>
    say`${theirs(seat, readers, card)} ${RISES[cause]} au niveau ${levels[level]}.`,
  reduced: ({ seat, card, level }, readers) =>
    say`${theirs(seat, readers, card)} descend au niveau ${levels[level]}.`,
  wentExtinct: ({ seat, card, plankton: left }, readers) => {
    const extinct = say`${theirs(seat, readers, card)} disparaît`;
    return left > 0 ? say`${extinct} et laisse ${left} ${plankton(left)}.` : say`${extinct}.`;
  },
  sheltered: ({ seat, card }, readers) =>
    say`${theirs(seat, readers, card)} reste dans son ${icon('shelter', 'Abri')}.`,
  hunted: ({ seat, card, owner: other }, readers) => {
    const where = other < 0 ? 'dans l’offre' : `chez ${inside(other, readers)}`;
    return say`${does(seat, readers, 'chasse')} ${theCard(card)} ${where}.`;
  },
  tired: ({ seat, card, tokens: count }, readers) =>
    say`${theirs(seat, readers, card)} prend ${count} ${fatigue(count)}.`,
  rested: ({ seat, card }, readers) => say`${theirs(seat, readers, card)} perd 1 ${fatigue(1)}.`,
  paired: ({ seat, card, partner }, readers) =>
    say`${theirs(seat, readers, card)} et ${theCard(partner)} forment une ${icon('symbiosis', 'Symbiose')}.`,
  polluted: ({ seat, card }, readers) =>
    say`${theirs(seat, readers, card)} prend 1 ${pollution(1)}.`,
  cleaned: ({ seat, card }, readers) =>
    say`${theirs(seat, readers, card)} perd sa ${pollution(1)}.`,
  colonyPlaced: ({ seat, card, side }, readers) =>
    say`${does(seat, readers, 'place')} une ${colonies(1)} sur le côté ${sides[side]} ${ofCard(card)}.`,
  huntReadied: ({ seat }, readers) =>
    at(seat, readers, say`la ${icon('hunt', 'Chasse')} est de nouveau prête.`),
  passed: ({ seat, row }, readers) =>
    row < 0
      ? say`${does(seat, readers, 'passe')}.`
      : say`${does(seat, readers, 'passe')} et ${verb(seat, readers, 'prend')} ${BONUSES[row] ?? 'un bonus'}.`,
  incomeTaken: ({ seat, choice, coins: coin, plankton: drift }, readers) => {
    const lets = say`${does(seat, readers, 'accueille')} des ${icon(choice, incomes[choice])}`;
    return say`${lets} et ${verb(seat, readers, 'gagne')} ${tokens({ coins: coin, plankton: drift })}.`;
  },
  recovered: ({ seat, plankton: drift }, readers) => {
    const recovers = at(seat, readers, say`le récif récupère`);
    return drift > 0 ? say`${recovers} et gagne ${drift} ${plankton(drift)}.` : say`${recovers}.`;
  },
  offerRefilled: ({ offer, card }) =>
    say`${capitalised(theCard(card))} rejoint l’${offers[offer]}.`,
  offerDiscarded: ({ offer, cards }) => {
    if (cards.length === 0) return say`Aucune carte ne quitte l’${offers[offer]}.`;
    const leaving = capitalised(all(cards.map(theCard)));
    return say`${leaving} ${one(cards.length, 'quitte', 'quittent')} l’${offers[offer]}.`;
  },
  deckReshuffled: ({ offer }) =>
    say`La défausse de l’${offers[offer]} est mélangée et devient la nouvelle pioche.`,
  eventRevealed: ({ card }) => say`Événement\u202f: ${cardWord(card)}. ${eventWords(card)}`,
  matchEnded: () => say`La partie est terminée.`,
};
