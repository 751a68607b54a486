import { eventCard } from '../../cards/index.ts';
import type { AtollEvent } from '../../event.ts';
import type { CardId } from '../../vocabulary.ts';
import type { Catalogue, Readers } from '../catalogue.ts';
import { capitalised, say, type Phrase } from '../phrase.ts';
import { whole } from './abilities.ts';
import { all } from './format.ts';
import { guests, offered, seatWords, sideWords, toLevel } from './names.ts';
import {
  byCard,
  cardObject,
  cardWord,
  colonies,
  fatigues,
  icon,
  planktons,
  pollution,
  tokens,
} from './words.ts';

/** A seat as the subject or owner of a sentence: by name, or as "you" for the reader. */
const isYou = (seat: number, { you }: Readers): boolean => seat >= 0 && seat === you;
const nameOf = (seat: number, { names }: Readers): string => names[seat] ?? seatWords(seat);

/** The bonuses for passing, in the order in which they are taken. */
const BONUSES: readonly string[] = [
  'nejlepší bonus',
  'druhý nejlepší bonus',
  'třetí nejlepší bonus',
];

/** The verbs of a seat's actions, in the third person and addressed to the reader. */
const VERBS = {
  kupuje: 'kupuješ',
  krmí: 'krmíš',
  používá: 'používáš',
  platí: 'platíš',
  získává: 'získáváš',
  loví: 'lovíš',
  umisťuje: 'umisťuješ',
  pasuje: 'pasuješ',
  bere: 'bereš',
  zve: 'zveš',
} as const;
type Verb = keyof typeof VERBS;
const verb = (seat: number, readers: Readers, third: Verb): string =>
  isYou(seat, readers) ? VERBS[third] : third;
/** "Mira kupuje", "Kupuješ". */
const does = (seat: number, readers: Readers, third: Verb): string =>
  isYou(seat, readers)
    ? VERBS[third].charAt(0).toUpperCase() + VERBS[third].slice(1)
    : `${nameOf(seat, readers)} ${third}`;

/**
 * "Mira: Zéva velká", "Tvoje Zéva velká", "Tvůj Kanic štíhlý": the names of people are never
 * inflected.
 */
const owned = (seat: number, readers: Readers, card: CardId): Phrase =>
  isYou(seat, readers)
    ? say`${byCard(card, { m: 'Tvůj', f: 'Tvoje', n: 'Tvoje' })} ${cardWord(card)}`
    : say`${nameOf(seat, readers)}: ${cardWord(card)}`;

const SUPPORTS = {
  purify: 'Čištění vody',
  sell: 'Prodej řas',
  bloom: 'Vodní květ',
} as const satisfies Record<string, string>;

const RISES: Readonly<Record<Extract<AtollEvent, { type: 'raised' }>['cause'], string>> = {
  fed: 'po nakrmení stoupá',
  partner: 'stoupá s partnerem',
  passive: 'stoupá samovolně',
  effect: 'stoupá',
};

const eventWords = (card: CardId): Phrase => say`${capitalised(whole.event(eventCard(card)))}.`;

const from = (card: CardId): Phrase => (card === '' ? [] : say` (${cardWord(card)})`);

/** Sentences of the log, in the present tense. */
export const events: Catalogue['events'] = {
  roundBegan: ({ round, seat }, readers) =>
    isYou(seat, readers)
      ? say`Kolo ${round}: začínáš ty.`
      : say`Kolo ${round}: začíná ${nameOf(seat, readers)}.`,
  coralPlaced: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'kupuje')} ${cardObject(card)}.`,
  animalPlaced: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'kupuje')} ${cardObject(card)}.`,
  feedingBegan: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'krmí')} ${cardObject(card)}.`,
  coralUsed: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'používá')} ${cardObject(card)}.`,
  supportUsed: ({ seat, support }, readers) =>
    say`${does(seat, readers, 'používá')} ${SUPPORTS[support]}.`,
  paid: ({ seat, ...paid }, readers) => say`${does(seat, readers, 'platí')} ${tokens(paid)}.`,
  gained: ({ seat, card, ...gained }, readers) =>
    say`${does(seat, readers, 'získává')} ${tokens(gained)}${from(card)}.`,
  raised: ({ seat, card, level, cause }, readers) =>
    say`${owned(seat, readers, card)} ${RISES[cause]} ${toLevel(level)}.`,
  reduced: ({ seat, card, level }, readers) =>
    say`${owned(seat, readers, card)} klesá ${toLevel(level)}.`,
  wentExtinct: ({ seat, card, plankton: left }, readers) => {
    const extinct = say`${owned(seat, readers, card)} vymírá`;
    return left > 0 ? say`${extinct} a zanechává ${left} ${planktons(left)}.` : say`${extinct}.`;
  },
  sheltered: ({ seat, card }, readers) =>
    say`${owned(seat, readers, card)} zůstává v ${icon('shelter', 'Úkrytu')}.`,
  hunted: ({ seat, card, owner }, readers) => {
    const hunts = does(seat, readers, 'loví');
    if (owner < 0) return say`${hunts} v nabídce ${cardObject(card)}.`;
    return isYou(owner, readers)
      ? say`${hunts} ${byCard(card, { m: 'tvého', f: 'tvoji', n: 'tvoje' })} ${cardObject(card)}.`
      : say`${hunts} ${cardObject(card)} (${nameOf(owner, readers)}).`;
  },
  tired: ({ seat, card, tokens: count }, readers) =>
    say`${owned(seat, readers, card)} dostává ${count} ${fatigues(count)}.`,
  rested: ({ seat, card }, readers) => say`${owned(seat, readers, card)} ztrácí 1 ${fatigues(1)}.`,
  paired: ({ seat, card, partner }, readers) => {
    const whose = isYou(seat, readers) ? 'Na tvém útesu' : `${nameOf(seat, readers)}:`;
    const pair = say`${cardWord(card)} a ${cardWord(partner)}`;
    return say`${whose} ${pair} tvoří ${icon('symbiosis', 'Symbiózu')}.`;
  },
  polluted: ({ seat, card }, readers) => say`${owned(seat, readers, card)} dostává ${pollution}.`,
  cleaned: ({ seat, card }, readers) => say`${owned(seat, readers, card)} ztrácí ${pollution}.`,
  colonyPlaced: ({ seat, card, side }, readers) =>
    say`${does(seat, readers, 'umisťuje')} ${colonies(1)} na ${sideWords[side]} stranu karty ${cardWord(card)}.`,
  huntReadied: ({ seat }, readers) => {
    const whose = isYou(seat, readers) ? 'Tvůj' : `${nameOf(seat, readers)}:`;
    return say`${whose} ${icon('hunt', 'Lov')} je znovu připravený.`;
  },
  passed: ({ seat, row }, readers) =>
    row < 0
      ? say`${does(seat, readers, 'pasuje')}.`
      : say`${does(seat, readers, 'pasuje')} a ${verb(seat, readers, 'bere')} ${BONUSES[row] ?? 'bonus'}.`,
  incomeTaken: ({ seat, choice, coins: coin, plankton: drift }, readers) => {
    const lets = say`${does(seat, readers, 'zve')} ${icon(choice, guests[choice])}`;
    return say`${lets} a ${verb(seat, readers, 'získává')} ${tokens({ coins: coin, plankton: drift })}.`;
  },
  recovered: ({ seat, plankton: drift }, readers) => {
    const whose = isYou(seat, readers) ? 'Tvůj' : `${nameOf(seat, readers)}:`;
    const recovers = say`${whose} útes se obnovuje`;
    return drift > 0 ? say`${recovers} a přináší ${drift} ${planktons(drift)}.` : say`${recovers}.`;
  },
  offerRefilled: ({ offer, card }) => say`Do nabídky ${offered[offer]} přibývá ${cardWord(card)}.`,
  offerDiscarded: ({ offer, cards }) => {
    if (cards.length === 0) return say`Nabídku ${offered[offer]} neopouští žádná karta.`;
    const leaving = all(cards.map((card) => [cardWord(card)]));
    return say`Nabídku ${offered[offer]} ${cards.length === 1 ? 'opouští' : 'opouštějí'} ${leaving}.`;
  },
  deckReshuffled: ({ offer }) =>
    say`Odhazovací balíček nabídky ${offered[offer]} se zamíchá jako nový balíček.`,
  eventRevealed: ({ card }) => say`Událost: ${cardWord(card)}. ${eventWords(card)}`,
  matchEnded: () => say`Partie skončila.`,
};
