import { verbIn, type EventWords, type OfCard, type Who } from '../neutral/events.ts';
import { capitalised, icon, say, type Phrase } from '../phrase.ts';
import { ofTheCard, theCard, theCardObject } from './cases.ts';
import { names } from './names.ts';
import { all, cardWord, colonies, fatigue, one, plankton, pollution } from './words.ts';

const { incomes, levels, offers, sides } = names;

const VERBS = {
  ...{ beginnt: 'beginnst', kauft: 'kaufst', füttert: 'fütterst', nutzt: 'nutzt', passt: 'passt' },
  ...{ zahlt: 'zahlst', erhält: 'erhältst', jagt: 'jagst', setzt: 'setzt', nimmt: 'nimmst' },
  empfängt: 'empfängst',
};
const verb = verbIn(VERBS);
/** "Mira kauft", "Du kaufst". */
const does = (who: Who, third: keyof typeof VERBS): string => `${who.isYou ? 'Du' : who.name} ${verb(who, third)}`;
const whom = ({ isYou, name }: Who): string => (isYou ? 'dir' : name);
/** "Bei Mira", "Bei dir": events on a reef are told without a word for its owner. */
const at = (who: Who): string => `Bei ${whom(who)}`;

const SUPPORTS = { purify: 'die Wasserreinigung', sell: 'den Algenverkauf', bloom: 'die Algenblüte' };

/** Around the name of a card that rises. */
const RISES = { fed: ['wird', ' gefüttert und steigt'], partner: ['steigt', ' mit dem Partner'], passive: ['steigt', ' von selbst'], effect: ['steigt', ''] } as const;

const buys = ({ who, card }: OfCard): Phrase => say`${does(who, 'kauft')} ${theCardObject(card)}`;

export const events: EventWords = {
  roundBegan: ({ who, round }) => say`Runde ${round}: ${does(who, 'beginnt')}`,
  coralPlaced: buys,
  animalPlaced: buys,
  feedingBegan: ({ who, card }) => say`${does(who, 'füttert')} ${theCardObject(card)}`,
  coralUsed: ({ who, card }) => say`${does(who, 'nutzt')} ${theCardObject(card)}`,
  supportUsed: ({ who, support }) => say`${does(who, 'nutzt')} ${SUPPORTS[support]}`,
  paid: ({ who, sum }) => say`${does(who, 'zahlt')} ${sum}`,
  gained: ({ who, sum }) => say`${does(who, 'erhält')} ${sum}`,
  raised: ({ who, card, level, cause }) => {
    const [before, after] = RISES[cause];
    return say`${at(who)} ${before} ${theCard(card)}${after} auf ${levels[level]}`;
  },
  reduced: ({ who, card, level }) => say`${at(who)} sinkt ${theCard(card)} auf ${levels[level]}`,
  wentExtinct: ({ who, card }) => say`${at(who)} stirbt ${theCard(card)} aus`,
  leaving: (count) => say` und hinterlässt ${count} ${plankton}`,
  sheltered: ({ who, card }) => say`${at(who)} bleibt ${theCard(card)} im ${icon('shelter', 'Unterschlupf')}`,
  huntedOffered: ({ who, card }) => say`${does(who, 'jagt')} ${theCardObject(card)} in der Auslage`,
  hunted: ({ who, card, owner }) => say`${does(who, 'jagt')} ${theCardObject(card)} bei ${whom(owner)}`,
  tired: ({ who, card, tokens }) => say`${at(who)} erhält ${theCard(card)} ${tokens} ${fatigue}`,
  rested: ({ who, card }) => say`${at(who)} verliert ${theCard(card)} 1 ${fatigue}`,
  paired: ({ who, card, partner }) => say`${at(who)} bilden ${theCard(card)} und ${theCard(partner)} eine ${icon('symbiosis', 'Symbiose')}`,
  polluted: ({ who, card }) => say`${at(who)} erhält ${theCard(card)} eine ${pollution(1)}`,
  cleaned: ({ who, card }) => say`${at(who)} verliert ${theCard(card)} die ${pollution(1)}`,
  colonyPlaced: ({ who, card, side }) => say`${does(who, 'setzt')} eine ${colonies(1)} an die ${sides[side]}seite ${ofTheCard(card)}`,
  huntReadied: ({ who }) => say`${at(who)} ist die ${icon('hunt', 'Jagd')} wieder bereit`,
  passed: ({ who }) => say`${does(who, 'passt')} für diese Runde`,
  bonuses: ['den besten Bonus', 'den zweitbesten Bonus', 'den drittbesten Bonus', 'einen Bonus'],
  takes: (who, bonus) => say` und ${verb(who, 'nimmt')} ${bonus}`,
  incomeTaken: ({ who, choice, sum }) => say`${does(who, 'empfängt')} ${icon(choice, incomes[choice])} und ${verb(who, 'erhält')} ${sum}`,
  recovered: ({ who }) => say`${at(who)} erholt sich das Riff`,
  bringing: (count) => say` und bringt ${count} ${plankton}`,
  offerRefilled: ({ offer, card }) => say`${capitalised(theCard(card))} kommt in die ${offers[offer]}`,
  noneLeaves: (offer) => say`Keine Karte verlässt die ${offers[offer]}`,
  offerDiscarded: ({ offer, cards }) => say`${capitalised(all(cards.map(theCard)))} ${one(cards.length, 'verlässt', 'verlassen')} die ${offers[offer]}`,
  deckReshuffled: ({ offer }) => say`Der Ablagestapel der ${offers[offer]} wird zu einem neuen Stapel gemischt`,
  eventRevealed: ({ card }) => say`Ereignis: ${cardWord(card)}`,
  matchEnded: () => say`Die Partie ist vorbei`,
};
