import { verbIn, type EventWords, type OfCard, type Who } from '../neutral/events.ts';
import { icon, say, type Phrase } from '../phrase.ts';
import type { CardId } from '../../vocabulary.ts';
import { guests, offered, sideWords, toLevel } from './names.ts';
import { all, byCard, cardObject, cardWord, colonies, fatigues, planktons } from './words.ts';
import { pollution } from './words.ts';

const VERBS = {
  ...{ kupuje: 'kupuješ', krmí: 'krmíš', používá: 'používáš', platí: 'platíš', loví: 'lovíš' },
  ...{ získává: 'získáváš', umisťuje: 'umisťuješ', pasuje: 'pasuješ', bere: 'bereš', zve: 'zveš' },
};
const verb = verbIn(VERBS);
/** "Mira kupuje", "Kupuješ". */
const does = ({ isYou, name }: Who, third: keyof typeof VERBS): string => (isYou ? VERBS[third].charAt(0).toUpperCase() + VERBS[third].slice(1) : `${name} ${third}`);

/**
 * "Mira: Zéva velká", "Tvoje Zéva velká", "Tvůj Kanic štíhlý": the names of people are never
 * inflected.
 */
const owned = ({ isYou, name }: Who, card: CardId): Phrase => (isYou ? say`${byCard(card, { m: 'Tvůj', f: 'Tvoje', n: 'Tvoje' })} ${cardWord(card)}` : say`${name}: ${cardWord(card)}`);
const his = ({ isYou, name }: Who): string => (isYou ? 'Tvůj' : `${name}:`);

const SUPPORTS = { purify: 'Čištění vody', sell: 'Prodej řas', bloom: 'Vodní květ' };

const RISES = { ...{ fed: 'po nakrmení stoupá', partner: 'stoupá s partnerem' }, ...{ passive: 'stoupá samovolně', effect: 'stoupá' } };

const buys = ({ who, card }: OfCard): Phrase => say`${does(who, 'kupuje')} ${cardObject(card)}`;

export const events: EventWords = {
  roundBegan: ({ who: { isYou, name }, round }) => say`Kolo ${round}: ${isYou ? 'začínáš ty' : `začíná ${name}`}`,
  coralPlaced: buys,
  animalPlaced: buys,
  feedingBegan: ({ who, card }) => say`${does(who, 'krmí')} ${cardObject(card)}`,
  coralUsed: ({ who, card }) => say`${does(who, 'používá')} ${cardObject(card)}`,
  supportUsed: ({ who, support }) => say`${does(who, 'používá')} ${SUPPORTS[support]}`,
  paid: ({ who, sum }) => say`${does(who, 'platí')} ${sum}`,
  gained: ({ who, sum }) => say`${does(who, 'získává')} ${sum}`,
  raised: ({ who, card, level, cause }) => say`${owned(who, card)} ${RISES[cause]} ${toLevel(level)}`,
  reduced: ({ who, card, level }) => say`${owned(who, card)} klesá ${toLevel(level)}`,
  wentExtinct: ({ who, card }) => say`${owned(who, card)} vymírá`,
  leaving: (count) => say` a zanechává ${count} ${planktons(count)}`,
  sheltered: ({ who, card }) => say`${owned(who, card)} zůstává v ${icon('shelter', 'Úkrytu')}`,
  huntedOffered: ({ who, card }) => say`${does(who, 'loví')} v nabídce ${cardObject(card)}`,
  hunted: ({ who, card, owner }) =>
    owner.isYou ? say`${does(who, 'loví')} ${byCard(card, { m: 'tvého', f: 'tvoji', n: 'tvoje' })} ${cardObject(card)}` : say`${does(who, 'loví')} ${cardObject(card)} (${owner.name})`,
  tired: ({ who, card, tokens }) => say`${owned(who, card)} dostává ${tokens} ${fatigues(tokens)}`,
  rested: ({ who, card }) => say`${owned(who, card)} ztrácí 1 ${fatigues(1)}`,
  paired: ({ who: { isYou, name }, card, partner }) => {
    const whose = isYou ? 'Na tvém útesu' : `${name}:`;
    const pair = say`${cardWord(card)} a ${cardWord(partner)}`;
    return say`${whose} ${pair} tvoří ${icon('symbiosis', 'Symbiózu')}`;
  },
  polluted: ({ who, card }) => say`${owned(who, card)} dostává ${pollution}`,
  cleaned: ({ who, card }) => say`${owned(who, card)} ztrácí ${pollution}`,
  colonyPlaced: ({ who, card, side }) => say`${does(who, 'umisťuje')} ${colonies(1)} na ${sideWords[side]} stranu karty ${cardWord(card)}`,
  huntReadied: ({ who }) => say`${his(who)} ${icon('hunt', 'Lov')} je znovu připravený`,
  passed: ({ who }) => say`${does(who, 'pasuje')}`,
  bonuses: ['nejlepší bonus', 'druhý nejlepší bonus', 'třetí nejlepší bonus', 'bonus'],
  takes: (who, bonus) => say` a ${verb(who, 'bere')} ${bonus}`,
  incomeTaken: ({ who, choice, sum }) => say`${does(who, 'zve')} ${icon(choice, guests[choice])} a ${verb(who, 'získává')} ${sum}`,
  recovered: ({ who }) => say`${his(who)} útes se obnovuje`,
  bringing: (count) => say` a přináší ${count} ${planktons(count)}`,
  offerRefilled: ({ offer, card }) => say`Do nabídky ${offered[offer]} přibývá ${cardWord(card)}`,
  noneLeaves: (offer) => say`Nabídku ${offered[offer]} neopouští žádná karta`,
  offerDiscarded: ({ offer, cards }) => {
    const leaving = all(cards.map((card) => [cardWord(card)]));
    return say`Nabídku ${offered[offer]} ${cards.length === 1 ? 'opouští' : 'opouštějí'} ${leaving}`;
  },
  deckReshuffled: ({ offer }) => say`Odhazovací balíček nabídky ${offered[offer]} se zamíchá jako nový balíček`,
  eventRevealed: ({ card }) => say`Událost: ${cardWord(card)}`,
  matchEnded: () => say`Partie skončila`,
};
