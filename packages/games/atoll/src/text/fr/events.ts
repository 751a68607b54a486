import { verbIn, type EventWords, type OfCard, type Who } from '../neutral/events.ts';
import { capitalised, icon, say, type Phrase } from '../phrase.ts';
import type { CardId } from '../../vocabulary.ts';
import { names } from './names.ts';
import { all, cardWord, colonies, fatigue, ofCard, one, plankton, pollution, theCard } from './words.ts';

const { incomes, levels, offers, sides } = names;

const VERBS = {
  ...{ commence: 'commencez', achète: 'achetez', nourrit: 'nourrissez', active: 'activez' },
  ...{ effectue: 'effectuez', provoque: 'provoquez', paie: 'payez', gagne: 'gagnez' },
  ...{ chasse: 'chassez', place: 'placez', passe: 'passez', prend: 'prenez' },
  accueille: 'accueillez',
};
const verb = verbIn(VERBS);
/** "Mira achète", "Vous achetez" */
const does = (who: Who, third: keyof typeof VERBS): string => `${who.isYou ? 'Vous' : who.name} ${verb(who, third)}`;
const inside = ({ isYou, name }: Who): string => (isYou ? 'vous' : name);
/** "Chez Mira, la Murène javanaise": a card on a player's reef; fits all genders. */
const at = (who: Who, what: Phrase): Phrase => say`Chez ${inside(who)}, ${what}`;
const theirs = (who: Who, card: CardId): Phrase => at(who, theCard(card));

const SUPPORTS = { purify: ['effectue', 'une Épuration de l’eau'], sell: ['effectue', 'une Vente d’algues'], bloom: ['provoque', 'une Prolifération d’algues'] } as const;

const RISES = { ...{ fed: 'mange et monte', partner: 'suit son partenaire et monte' }, ...{ passive: 'monte automatiquement', effect: 'monte' } };

const buys = ({ who, card }: OfCard): Phrase => say`${does(who, 'achète')} ${theCard(card)}`;

export const events: EventWords = {
  roundBegan: ({ who, round }) => say`Manche ${round}\u202f: ${inside(who)} ${verb(who, 'commence')}`,
  coralPlaced: buys,
  animalPlaced: buys,
  feedingBegan: ({ who, card }) => say`${does(who, 'nourrit')} ${theCard(card)}`,
  coralUsed: ({ who, card }) => say`${does(who, 'active')} ${theCard(card)}`,
  supportUsed: ({ who, support }) => say`${does(who, SUPPORTS[support][0])} ${SUPPORTS[support][1]}`,
  paid: ({ who, sum }) => say`${does(who, 'paie')} ${sum}`,
  gained: ({ who, sum }) => say`${does(who, 'gagne')} ${sum}`,
  raised: ({ who, card, level, cause }) => say`${theirs(who, card)} ${RISES[cause]} au niveau ${levels[level]}`,
  reduced: ({ who, card, level }) => say`${theirs(who, card)} descend au niveau ${levels[level]}`,
  wentExtinct: ({ who, card }) => say`${theirs(who, card)} disparaît`,
  leaving: (count) => say` et laisse ${count} ${plankton(count)}`,
  sheltered: ({ who, card }) => say`${theirs(who, card)} reste dans son ${icon('shelter', 'Abri')}`,
  huntedOffered: ({ who, card }) => say`${does(who, 'chasse')} ${theCard(card)} dans l’offre`,
  hunted: ({ who, card, owner }) => say`${does(who, 'chasse')} ${theCard(card)} chez ${inside(owner)}`,
  tired: ({ who, card, tokens }) => say`${theirs(who, card)} prend ${tokens} ${fatigue(tokens)}`,
  rested: ({ who, card }) => say`${theirs(who, card)} perd 1 ${fatigue(1)}`,
  paired: ({ who, card, partner }) => say`${theirs(who, card)} et ${theCard(partner)} forment une ${icon('symbiosis', 'Symbiose')}`,
  polluted: ({ who, card }) => say`${theirs(who, card)} prend 1 ${pollution(1)}`,
  cleaned: ({ who, card }) => say`${theirs(who, card)} perd sa ${pollution(1)}`,
  colonyPlaced: ({ who, card, side }) => say`${does(who, 'place')} une ${colonies(1)} sur le côté ${sides[side]} ${ofCard(card)}`,
  huntReadied: ({ who }) => at(who, say`la ${icon('hunt', 'Chasse')} est de nouveau prête`),
  passed: ({ who }) => say`${does(who, 'passe')}`,
  bonuses: ['le meilleur bonus', 'le deuxième bonus', 'le troisième bonus', 'un bonus'],
  takes: (who, bonus) => say` et ${verb(who, 'prend')} ${bonus}`,
  incomeTaken: ({ who, choice, sum }) => say`${does(who, 'accueille')} des ${icon(choice, incomes[choice])} et ${verb(who, 'gagne')} ${sum}`,
  recovered: ({ who }) => at(who, say`le récif récupère`),
  bringing: (count) => say` et gagne ${count} ${plankton(count)}`,
  offerRefilled: ({ offer, card }) => say`${capitalised(theCard(card))} rejoint l’${offers[offer]}`,
  noneLeaves: (offer) => say`Aucune carte ne quitte l’${offers[offer]}`,
  offerDiscarded: ({ offer, cards }) => say`${capitalised(all(cards.map(theCard)))} ${one(cards.length, 'quitte', 'quittent')} l’${offers[offer]}`,
  deckReshuffled: ({ offer }) => say`La défausse de l’${offers[offer]} est mélangée et devient la nouvelle pioche`,
  eventRevealed: ({ card }) => say`Événement\u202f: ${cardWord(card)}`,
  matchEnded: () => say`La partie est terminée`,
};
