import type { Catalogue } from '../catalogue.ts';
import { nameFinder } from '../neutral/names.ts';
import { places } from './places.ts';
import { tileNames } from './tile-names.ts';
import { tokenText } from './tokens.ts';
import { amount, amountOf, awards, columns } from './words.ts';

export const { placeName, tileName } = nameFinder({ places, tiles: tileNames });

/** In brackets, so that the price needs no case. */
const paid = (price: string): string => (price === '' ? '' : ` (${price})`);

export const actions: Catalogue['actions'] = {
  place: ({ location }, { side }) => `Začít v lokaci ${placeName(side, location)}`,
  take: ({ token }) => `Vzít ${tokenText(token)}`,
  draw: ({ token }) => `Vzít naslepo a vrátit ${tokenText(token)}`,
  column: ({ column }, { price }) => `${columns[column]}${paid(price)}`,
  end: () => 'Ukončit tah',
  move: ({ vessel, to }) => `Plout lodí ${vessel + 1} na ${to}`,
  extend: (_, { price }) => `1 pohyb navíc${paid(price)}`,
  swap: () => '1 pohyb místo záchrany',
  rescue: (_, { tile, price }) => `Zachránit rybu ${tileName(tile)}${price === '' ? ' (zdarma)' : paid(price)}`,
  station: ({ location }, { side, price }) => `Postavit stanici v lokaci ${placeName(side, location)}${paid(price)}`,
  launch: ({ location }, { side, price }) => `Postavit loď v přístavu ${placeName(side, location)}${paid(price)}`,
  install: ({ token }) => `Vložit ${tokenText(token)}`,
  study: ({ resource }) => `Výzkum: ${amount(resource, 1)}`,
  exchange: ({ resource }, { price }) => `${amount(resource, 1)}${paid(price)}`,
  convert: ({ resource }) => `Proměnit 2 z přebytku na ${amountOf(resource, 1)}`,
  play: ({ token }) => `Použít ${tokenText(token)}`,
  investigate: ({ space }) => `Odkrýt rybu na poli ${space}`,
  pay: ({ resource }) => `Zaplatit ${amountOf(resource, 1)}`,
  fit: ({ column, slot }, { price }) => `${columns[column]}, slot ${slot + 1}${price === '' ? ', zdarma' : paid(price)}`,
  return: ({ location }, { side }) => `Vrátit se do přístavu ${placeName(side, location)}`,
  setAside: ({ token }) => `Odstranit ${tokenText(token)}`,
  lower: ({ award }) => `Ocenění ${awards[award]}: o 1 bod méně`,
  lock: ({ space }, { tile }) => (tile === '' || tile === '?' ? `Blokovat rybu na poli ${space}` : `Blokovat rybu ${tileName(tile)} na poli ${space}`),
};
