import type { ActionWords } from '../neutral/actions.ts';
import { icon, say } from '../phrase.ts';
import { guests, sideWords, toLevel } from './names.ts';
import { all, cardObject, cardWord, coins, colonies, fatigues, planktons } from './words.ts';
import { pollution, scales } from './words.ts';

const DIRECTIONS = { ...{ N: 'severně', E: 'východně', S: 'jižně', W: 'západně' }, ...{ NW: 'severozápadně', NE: 'severovýchodně', SW: 'jihozápadně', SE: 'jihovýchodně' } };

/**
 * Buttons are infinitives, and a card stands as their object, in the accusative. Where the sentence
 * needs another case, the word "karta" takes it and the name stays as it is.
 */
export const actions: ActionWords = {
  buy: (card, price) => say`Koupit ${cardObject(card)} za ${price} ${coins(price)}`,
  feed: (card) => say`Nakrmit ${cardObject(card)}`,
  use: (card) => say`Použít ${cardObject(card)}`,
  grow: (price) => say`Růst ${icon('colony', 'kolonie')} za ${price} ${planktons(price)}`,
  purify: () => say`Čištění vody`,
  sell: () => say`Prodej řas`,
  bloom: () => say`Vodní květ`,
  pass: () => say`Pasovat v tomto kole`,
  put: (place) => say`Umístit ${place}`,
  cell: (column, row) => say`do sloupce ${column}, řady ${row}`,
  beside: (coral, direction) => say`${DIRECTIONS[direction]} od karty ${cardWord(coral)}`,
  pay: (tokens) => say`Zaplatit ${tokens}`,
  way: (number) => say`Způsob ${number}`,
  reduceOnce: (card) => say`Snížit ${cardObject(card)} o úroveň`,
  reduceTo: (card, level) => say`Snížit ${cardObject(card)} ${toLevel(level)}`,
  toExtinction: (card) => say`Nechat ${cardObject(card)} vymřít`,
  raiseTo: (card, level) => say`Zvýšit ${cardObject(card)} ${toLevel(level)}`,
  shelter: (card) => say`Kořist: ${cardWord(card)}, díky ${icon('shelter', 'Úkrytu')} o úroveň nepřijde`,
  huntOffered: (card) => say`Ulovit ${cardObject(card)} v nabídce`,
  huntOf: (card, owner) => say`Ulovit ${cardObject(card)} (${owner})`,
  choose: (card) => say`Vybrat ${cardObject(card)}`,
  choices: {
    pollute: (card) => say`Znečistit ${cardObject(card)}`,
    clean: (card) => say`Odstranit ${pollution} z karty ${cardWord(card)}`,
    rest: (card) => say`Odebrat 1 ${fatigues(1)} z karty ${cardWord(card)}`,
    tire: (card, count) => say`Přidat ${count} ${fatigues(count)} na kartu ${cardWord(card)}`,
    bloom: (card, gain) => say`Znečistit ${cardObject(card)} a získat ${gain} ${planktons(gain)}`,
    discard: (card) => say`Vybrat ${cardObject(card)} k výměně`,
  },
  place: (card, side) => say`Umístit ${colonies(1)} na ${sideWords[side]} stranu karty ${cardWord(card)}`,
  placeFor: (card, side, price) => say`${actions.place(card, side)} za ${price} ${planktons(price)}`,
  sale: (sold, gain) => say`Prodat ${sold} ${planktons(sold)} za ${gain} ${coins(gain)}`,
  standIn: (count) => say`; co chybí, nahradí ${count} ${scales(count, 'nom')}`,
  leave: (card) => say`Nechat ${cardObject(card)} být`,
  yes: () => say`Ano`,
  no: () => say`Ne`,
  stop: () => say`Přestat`,
  andPollution: (count) => say`, ale ${count} ${pollution}`,
  keepAll: () => say`Nechat všechny karty`,
  replace: (cards) => say`Vyměnit ${all(cards.map((card) => [cardObject(card)]))}`,
  afterPurification: () => say`Na konci tohoto kola pak můžeš pozvat jen ${icon('scientists', guests.scientists)}, ne ${icon('tourists', guests.tourists)}.`,
  done: () => say`Hotovo`,
  noMore: {
    clean: () => say`Další ${pollution} neodstraňovat`,
    raise: () => say`Už nezvyšovat`,
    rest: () => say`Další ${fatigues(1)} neodebírat`,
    colony: () => say`Další ${colonies(2)} neumisťovat`,
    bloom: () => say`Už neznečišťovat`,
    discard: () => say`Další karty neměnit`,
  },
  none: { clean: () => say`Nic neodstraňovat`, raise: () => say`Nikoho nezvyšovat`, rest: () => say`${fatigues(1)} nikomu neodebírat`, colony: () => say`${colonies(2)} neumisťovat` },
};
