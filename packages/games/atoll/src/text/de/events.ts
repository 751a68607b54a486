import { eventCard } from '../../cards/index.ts';
import type { AtollEvent } from '../../event.ts';
import type { Catalogue, Readers } from '../catalogue.ts';
import { capitalised, say, type Phrase } from '../phrase.ts';
import { whole } from './abilities.ts';
import { ofTheCard, theCard, theCardObject } from './cases.ts';
import { all } from './format.ts';
import { incomes, levels, offers, seatWords, sides } from './names.ts';
import { cardWord, colonies, fatigue, icon, one, plankton, pollution, tokens } from './words.ts';

/** A seat by name, or as "du" for the reader. */
const isYou = (seat: number, { you }: Readers): boolean => seat >= 0 && seat === you;
const nameOf = (seat: number, { names }: Readers): string => names[seat] ?? seatWords(seat);

/** The bonuses for passing, in the order in which they are taken. */
const BONUSES: readonly string[] = [
  'den besten Bonus',
  'den zweitbesten Bonus',
  'den drittbesten Bonus',
];

/** The verbs of a seat's actions, in the third person and addressed to the reader. */
const VERBS = {
  beginnt: 'beginnst',
  kauft: 'kaufst',
  füttert: 'fütterst',
  nutzt: 'nutzt',
  zahlt: 'zahlst',
  erhält: 'erhältst',
  jagt: 'jagst',
  setzt: 'setzt',
  passt: 'passt',
  nimmt: 'nimmst',
  empfängt: 'empfängst',
} as const;
type Verb = keyof typeof VERBS;
const verb = (seat: number, readers: Readers, third: Verb): string =>
  isYou(seat, readers) ? VERBS[third] : third;
/** "Mira kauft", "Du kaufst". */
const does = (seat: number, readers: Readers, third: Verb): string =>
  `${isYou(seat, readers) ? 'Du' : nameOf(seat, readers)} ${verb(seat, readers, third)}`;
/** "Bei Mira", "Bei dir": events on a reef are told without a word for its owner. */
const at = (seat: number, readers: Readers): string => `Bei ${whom(seat, readers)}`;
const whom = (seat: number, readers: Readers): string =>
  isYou(seat, readers) ? 'dir' : nameOf(seat, readers);

const SUPPORTS = {
  purify: 'die Wasserreinigung',
  sell: 'den Algenverkauf',
  bloom: 'die Algenblüte',
} as const;

type Raised = Extract<AtollEvent, { readonly type: 'raised' }>;
/** Around the name of a card that rises. */
const RISES: Readonly<Record<Raised['cause'], readonly [before: string, after: string]>> = {
  fed: ['wird', ' gefüttert und steigt'],
  partner: ['steigt', ' mit dem Partner'],
  passive: ['steigt', ' von selbst'],
  effect: ['steigt', ''],
};

const eventWords = (card: string): Phrase => say`${capitalised(whole.event(eventCard(card)))}.`;

const from = (card: string): Phrase => (card === '' ? [] : say` (${cardWord(card)})`);

/** Sentences of the log, in the present tense. */
export const events: Catalogue['events'] = {
  roundBegan: ({ round, seat }, readers) => say`Runde ${round}: ${does(seat, readers, 'beginnt')}.`,
  coralPlaced: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'kauft')} ${theCardObject(card)}.`,
  animalPlaced: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'kauft')} ${theCardObject(card)}.`,
  feedingBegan: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'füttert')} ${theCardObject(card)}.`,
  coralUsed: ({ seat, card }, readers) =>
    say`${does(seat, readers, 'nutzt')} ${theCardObject(card)}.`,
  supportUsed: ({ seat, support }, readers) =>
    say`${does(seat, readers, 'nutzt')} ${SUPPORTS[support]}.`,
  paid: ({ seat, ...paid }, readers) => say`${does(seat, readers, 'zahlt')} ${tokens(paid)}.`,
  gained: ({ seat, card, ...gained }, readers) =>
    say`${does(seat, readers, 'erhält')} ${tokens(gained)}${from(card)}.`,
  raised: ({ seat, card, level, cause }, readers) => {
    const [before, after] = RISES[cause];
    return say`${at(seat, readers)} ${before} ${theCard(card)}${after} auf ${levels[level]}.`;
  },
  reduced: ({ seat, card, level }, readers) =>
    say`${at(seat, readers)} sinkt ${theCard(card)} auf ${levels[level]}.`,
  wentExtinct: ({ seat, card, plankton: left }, readers) => {
    const extinct = say`${at(seat, readers)} stirbt ${theCard(card)} aus`;
    return left > 0 ? say`${extinct} und hinterlässt ${left} ${plankton}.` : say`${extinct}.`;
  },
  sheltered: ({ seat, card }, readers) =>
    say`${at(seat, readers)} bleibt ${theCard(card)} im ${icon('shelter', 'Unterschlupf')}.`,
  hunted: ({ seat, card, owner }, readers) =>
    owner < 0
      ? say`${does(seat, readers, 'jagt')} ${theCardObject(card)} in der Auslage.`
      : say`${does(seat, readers, 'jagt')} ${theCardObject(card)} bei ${whom(owner, readers)}.`,
  tired: ({ seat, card, tokens: count }, readers) =>
    say`${at(seat, readers)} erhält ${theCard(card)} ${count} ${fatigue}.`,
  rested: ({ seat, card }, readers) =>
    say`${at(seat, readers)} verliert ${theCard(card)} 1 ${fatigue}.`,
  paired: ({ seat, card, partner }, readers) =>
    say`${at(seat, readers)} bilden ${theCard(card)} und ${theCard(partner)} eine ${icon('symbiosis', 'Symbiose')}.`,
  polluted: ({ seat, card }, readers) =>
    say`${at(seat, readers)} erhält ${theCard(card)} eine ${pollution(1)}.`,
  cleaned: ({ seat, card }, readers) =>
    say`${at(seat, readers)} verliert ${theCard(card)} die ${pollution(1)}.`,
  colonyPlaced: ({ seat, card, side }, readers) =>
    say`${does(seat, readers, 'setzt')} eine ${colonies(1)} an die ${sides[side]}seite ${ofTheCard(card)}.`,
  huntReadied: ({ seat }, readers) =>
    say`${at(seat, readers)} ist die ${icon('hunt', 'Jagd')} wieder bereit.`,
  passed: ({ seat, row }, readers) =>
    row < 0
      ? say`${does(seat, readers, 'passt')} für diese Runde.`
      : say`${does(seat, readers, 'passt')} für diese Runde und ${verb(seat, readers, 'nimmt')} ${BONUSES[row] ?? 'einen Bonus'}.`,
  incomeTaken: ({ seat, choice, coins: coin, plankton: drift }, readers) => {
    const lets = say`${does(seat, readers, 'empfängt')} ${icon(choice, incomes[choice])}`;
    return say`${lets} und ${verb(seat, readers, 'erhält')} ${tokens({ coins: coin, plankton: drift })}.`;
  },
  recovered: ({ seat, plankton: drift }, readers) => {
    const recovers = say`${at(seat, readers)} erholt sich das Riff`;
    return drift > 0 ? say`${recovers} und bringt ${drift} ${plankton}.` : say`${recovers}.`;
  },
  offerRefilled: ({ offer, card }) =>
    say`${capitalised(theCard(card))} kommt in die ${offers[offer]}.`,
  offerDiscarded: ({ offer, cards }) => {
    if (cards.length === 0) return say`Keine Karte verlässt die ${offers[offer]}.`;
    const leaving = all(cards.map(theCard));
    return say`${capitalised(leaving)} ${one(cards.length, 'verlässt', 'verlassen')} die ${offers[offer]}.`;
  },
  deckReshuffled: ({ offer }) =>
    say`Der Ablagestapel der ${offers[offer]} wird zu einem neuen Stapel gemischt.`,
  eventRevealed: ({ card }) => say`Ereignis: ${cardWord(card)}. ${eventWords(card)}`,
  matchEnded: () => say`Die Partie ist vorbei.`,
};
