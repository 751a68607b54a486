import type { Catalogue } from '../catalogue.ts';
import { nameFinder } from '../neutral/names.ts';
import { places } from './places.ts';
import { tileNames } from './tile-names.ts';
import { tokenText } from './tokens.ts';
import { amount, awards, columns } from './words.ts';

export const { placeName, tileName } = nameFinder({ places, tiles: tileNames });

const paid = (price: string): string => (price === '' ? '' : ` für ${price}`);

export const actions: Catalogue['actions'] = {
  place: ({ location }, { side }) => `Beginne in ${placeName(side, location)}`,
  take: ({ token }) => `Nimm ${tokenText(token)}`,
  draw: ({ token }) => `Nimm einen verdeckten Marker; zurück geht ${tokenText(token)}`,
  column: ({ column }, { price }) => `${columns[column]}${paid(price)}`,
  end: () => 'Zug beenden',
  move: ({ vessel, to }) => `Segle mit Schiff ${vessel + 1} nach ${to}`,
  extend: (_, { price }) => `1 Bewegung mehr${paid(price)}`,
  swap: () => '1 Bewegung statt der Rettung',
  rescue: (_, { tile, price }) => `Retten: ${tileName(tile)}${price === '' ? ', kostenlos' : paid(price)}`,
  station: ({ location }, { side, price }) => `Baue eine Station in ${placeName(side, location)}${paid(price)}`,
  launch: ({ location }, { side, price }) => `Baue ein Schiff in ${placeName(side, location)}${paid(price)}`,
  install: ({ token }) => `Baue ${tokenText(token)} ein`,
  study: ({ resource }) => `Erforsche ${amount(resource, 1)}`,
  exchange: ({ resource }, { price }) => `${amount(resource, 1)}${paid(price)}`,
  convert: ({ resource }) => `Tausche zwei vom Überschuss gegen ${amount(resource, 1)}`,
  play: ({ token }) => `Nutze ${tokenText(token)}`,
  investigate: ({ space }) => `Decke den Fisch auf ${space} auf`,
  pay: ({ resource }) => `Zahle ${amount(resource, 1)}`,
  fit: ({ column, slot }, { price }) => `${columns[column]}, Fach ${slot + 1}${price === '' ? ', kostenlos' : paid(price)}`,
  return: ({ location }, { side }) => `Kehre zurück nach ${placeName(side, location)}`,
  setAside: ({ token }) => `Entferne ${tokenText(token)}`,
  lower: ({ award }) => `${awards[award]}: 1 weniger wert`,
  lock: ({ space }, { tile }) => (tile === '' || tile === '?' ? `Sperre den Fisch auf ${space}` : `Sperren: ${tileName(tile)} auf ${space}`),
};
