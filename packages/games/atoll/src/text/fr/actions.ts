import type { ActionWords } from '../neutral/actions.ts';
import { icon, say } from '../phrase.ts';
import { names } from './names.ts';
import { all, coins, colonies, fatigue, ofCard, one, plankton } from './words.ts';
import { pollution, scales, theCard, toCard } from './words.ts';

const { incomes, levels, sides } = names;
const DIRECTIONS = { ...{ N: 'au nord', E: 'à l’est', S: 'au sud', W: 'à l’ouest' }, ...{ NW: 'au nord-ouest', NE: 'au nord-est', SW: 'au sud-ouest', SE: 'au sud-est' } };

/** Buttons, in the infinitive. */
export const actions: ActionWords = {
  buy: (card, price) => say`Acheter ${theCard(card)} pour ${price} ${coins(price)}`,
  feed: (card) => say`Nourrir ${theCard(card)}`,
  use: (card) => say`Activer ${theCard(card)}`,
  grow: (price) => say`Faire pousser une ${colonies(1)} pour ${price} ${plankton(price)}`,
  purify: () => say`Épuration de l’eau`,
  sell: () => say`Vente d’algues`,
  bloom: () => say`Prolifération d’algues`,
  pass: () => say`Passer`,
  put: (place) => say`Placer ${place}`,
  cell: (column, row) => say`en colonne ${column}, rangée ${row}`,
  beside: (coral, direction) => say`${DIRECTIONS[direction]} ${ofCard(coral)}`,
  pay: (tokens) => say`Payer ${tokens}`,
  way: (number) => say`Façon ${number}`,
  reduceOnce: (card) => say`Réduire ${theCard(card)} d’un niveau`,
  reduceTo: (card, level) => say`Réduire ${theCard(card)} au niveau ${levels[level]}`,
  toExtinction: (card) => say`Réduire ${theCard(card)} jusqu’à l’extinction`,
  raiseTo: (card, level) => say`Faire monter ${theCard(card)} au niveau ${levels[level]}`,
  shelter: (card) => say`Choisir ${theCard(card)}\u202f: dans son ${icon('shelter', 'Abri')}, sans perte de niveau`,
  huntOffered: (card) => say`Chasser ${theCard(card)} dans l’offre`,
  huntOf: (card, owner) => say`Chasser ${theCard(card)} chez ${owner}`,
  choose: (card) => say`Choisir ${theCard(card)}`,
  choices: {
    pollute: (card) => say`Polluer ${theCard(card)}`,
    clean: (card) => say`Retirer la ${pollution(1)} ${ofCard(card)}`,
    rest: (card) => say`Retirer 1 ${fatigue(1)} ${toCard(card)}`,
    tire: (card, count) => say`Placer ${count} ${fatigue(count)} sur ${theCard(card)}`,
    bloom: (card, gain) => say`Polluer ${theCard(card)} pour ${gain} ${plankton(gain)}`,
    discard: (card) => say`Choisir ${theCard(card)}, à remplacer`,
  },
  place: (card, side) => say`Placer une ${colonies(1)} sur le côté ${sides[side]} ${ofCard(card)}`,
  placeFor: (card, side, price) => say`${actions.place(card, side)} pour ${price} ${plankton(price)}`,
  sale: (sold, gain) => say`Vendre ${sold} ${plankton(sold)} pour ${gain} ${coins(gain)}`,
  standIn: (count) => say`\u202f; ${count} ${scales(count)} ${one(count, 'complète', 'complètent')}`,
  leave: (card) => say`Ne pas faire monter ${theCard(card)}`,
  yes: () => say`Oui`,
  no: () => say`Non`,
  stop: () => say`Arrêter`,
  andPollution: (count) => say`, plus ${count} ${pollution(count)}`,
  keepAll: () => say`Garder toutes les cartes`,
  replace: (cards) => say`Remplacer ${all(cards.map(theCard))}`,
  afterPurification: () => say`À la fin de cette manche, vous ne pourrez alors accueillir que des ${icon('scientists', incomes.scientists)}, pas de ${icon('tourists', incomes.tourists)}.`,
  done: () => say`Terminé`,
  noMore: {
    clean: () => say`Ne plus retirer de ${pollution(1)}`,
    raise: () => say`Ne plus rien faire monter`,
    rest: () => say`Ne plus retirer de ${fatigue(1)}`,
    colony: () => say`Ne plus placer de ${colonies(1)}`,
    bloom: () => say`Ne plus polluer`,
    discard: () => say`Ne plus remplacer de cartes`,
  },
  none: {
    clean: () => say`Ne pas retirer de ${pollution(1)}`,
    raise: () => say`Ne rien faire monter`,
    rest: () => say`Ne pas retirer de ${fatigue(1)}`,
    colony: () => say`Ne pas placer de ${colonies(1)}`,
  },
};
