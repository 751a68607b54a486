import type { ActionWords } from '../neutral/actions.ts';
import { icon, say } from '../phrase.ts';
import { ofTheCard, theCardDative, theCardObject } from './cases.ts';
import { names } from './names.ts';
import { all, coins, colonies, fatigue, one, plankton, pollution, scales } from './words.ts';

const { incomes, levels, sides } = names;
const DIRECTIONS = { ...{ N: 'nördlich', E: 'östlich', S: 'südlich', W: 'westlich' }, ...{ NW: 'nordwestlich', NE: 'nordöstlich', SW: 'südwestlich', SE: 'südöstlich' } };

export const actions: ActionWords = {
  buy: (card, price) => say`Kaufe ${theCardObject(card)} für ${price} ${coins(price)}`,
  feed: (card) => say`Füttere ${theCardObject(card)}`,
  use: (card) => say`Nutze ${theCardObject(card)}`,
  grow: (price) => say`Lass für ${price} ${plankton} eine ${colonies(1)} wachsen`,
  purify: () => say`Wasserreinigung`,
  sell: () => say`Algenverkauf`,
  bloom: () => say`Algenblüte`,
  pass: () => say`Passe für diese Runde`,
  put: (place) => say`Lege sie ${place}`,
  cell: (column, row) => say`in Spalte ${column}, Reihe ${row}`,
  beside: (coral, direction) => say`${DIRECTIONS[direction]} ${ofTheCard(coral)}`,
  pay: (tokens) => say`Zahle ${tokens}`,
  way: (number) => say`Möglichkeit ${number}`,
  reduceOnce: (card) => say`Senke ${theCardObject(card)} um eine Stufe`,
  reduceTo: (card, level) => say`Senke ${theCardObject(card)} auf ${levels[level]}`,
  toExtinction: (card) => say`Lass ${theCardObject(card)} aussterben`,
  raiseTo: (card, level) => say`Steigere ${theCardObject(card)} auf ${levels[level]}`,
  shelter: (card) => say`Nimm ${theCardObject(card)} als Beute, im ${icon('shelter', 'Unterschlupf')} ohne Stufenverlust`,
  huntOffered: (card) => say`Jage ${theCardObject(card)} in der Auslage`,
  huntOf: (card, owner) => say`Jage ${theCardObject(card)} bei ${owner}`,
  choose: (card) => say`Wähle ${theCardObject(card)}`,
  choices: {
    pollute: (card) => say`Verschmutze ${theCardObject(card)}`,
    clean: (card) => say`Entferne ${pollution(1)} von ${theCardDative(card)}`,
    rest: (card) => say`Entferne 1 ${fatigue} von ${theCardDative(card)}`,
    tire: (card, count) => say`Lege ${count} ${fatigue} auf ${theCardObject(card)}`,
    bloom: (card, gain) => say`Verschmutze ${theCardObject(card)} für ${gain} ${plankton}`,
    discard: (card) => say`Wähle ${theCardObject(card)} zum Ersetzen`,
  },
  place: (card, side) => say`Setze eine ${colonies(1)} an die ${sides[side]}seite ${ofTheCard(card)}`,
  placeFor: (card, side, price) => say`Setze für ${price} ${plankton} eine ${colonies(1)} an die ${sides[side]}seite ${ofTheCard(card)}`,
  sale: (sold, gain) => say`Verkaufe ${sold} ${plankton} für ${gain} ${coins(gain)}`,
  standIn: (count) => say`; ${count} ${scales(count)} ${one(count, 'springt', 'springen')} ein`,
  leave: (card) => say`Lass ${theCardObject(card)} unverändert`,
  yes: () => say`Ja`,
  no: () => say`Nein`,
  stop: () => say`Aufhören`,
  andPollution: (count) => say`, dazu ${count} ${pollution(count)}`,
  keepAll: () => say`Behalte alle Karten`,
  replace: (cards) => say`Ersetze ${all(cards.map(theCardObject))}`,
  afterPurification: () => say`Am Ende dieser Runde kannst du dann nur ${icon('scientists', incomes.scientists)} empfangen, keine ${icon('tourists', incomes.tourists)}.`,
  done: () => say`Fertig`,
  noMore: {
    clean: () => say`Keine ${pollution(1)} mehr entfernen`,
    raise: () => say`Kein Tier mehr steigern`,
    rest: () => say`Keine ${fatigue} mehr entfernen`,
    colony: () => say`Keine ${colonies(2)} mehr setzen`,
    bloom: () => say`Nicht weiter verschmutzen`,
    discard: () => say`Keine Karten mehr ersetzen`,
  },
  none: { clean: () => say`Keine ${pollution(1)} entfernen`, raise: () => say`Kein Tier steigern`, rest: () => say`Keine ${fatigue} entfernen`, colony: () => say`Keine ${colonies(2)} setzen` },
};
