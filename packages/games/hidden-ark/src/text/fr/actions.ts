import type { Catalogue } from '../catalogue.ts';
import { nameFinder } from '../neutral/names.ts';
import { places } from './places.ts';
import { tileNames } from './tile-names.ts';
import { tokenText } from './tokens.ts';
import { amount, awards, columns } from './words.ts';

export const { placeName, tileName } = nameFinder({ places, tiles: tileNames });

const paid = (price: string): string => (price === '' ? '' : ` pour ${price}`);

export const actions: Catalogue['actions'] = {
  place: ({ location }, { side }) => `Commencer à ${placeName(side, location)}`,
  take: ({ token }) => `Prendre ${tokenText(token)}`,
  draw: ({ token }) => `Prendre un jeton sans voir\u202f; ${tokenText(token)} retourne dans la réserve`,
  column: ({ column }, { price }) => `${columns[column]}${paid(price)}`,
  end: () => 'Finir le tour',
  move: ({ vessel, to }) => `Navire ${vessel + 1} vers ${to}`,
  extend: (_, { price }) => `1 mouvement de plus${paid(price)}`,
  swap: () => '1 mouvement au lieu du sauvetage',
  rescue: (_, { tile, price }) => `Sauver\u202f: ${tileName(tile)}, ${price === '' ? 'sans frais' : `pour ${price}`}`,
  station: ({ location }, { side, price }) => `Construire une station à ${placeName(side, location)}${paid(price)}`,
  launch: ({ location }, { side, price }) => `Construire un navire à ${placeName(side, location)}${paid(price)}`,
  install: ({ token }) => `Installer ${tokenText(token)}`,
  study: ({ resource }) => `Recherche\u202f: ${amount(resource, 1)}`,
  exchange: ({ resource }, { price }) => `${amount(resource, 1)}${paid(price)}`,
  convert: ({ resource }) => `Convertir deux ressources de trop en ${amount(resource, 1)}`,
  play: ({ token }) => `Utiliser ${tokenText(token)}`,
  investigate: ({ space }) => `Révéler le poisson en ${space}`,
  pay: ({ resource }) => `Payer ${amount(resource, 1)}`,
  fit: ({ column, slot }, { price }) => `${columns[column]}, emplacement ${slot + 1}${price === '' ? ', gratuit' : paid(price)}`,
  return: ({ location }, { side }) => `Rentrer à ${placeName(side, location)}`,
  setAside: ({ token }) => `Retirer ${tokenText(token)}`,
  lower: ({ award }) => `${awards[award]} vaut 1 de moins`,
  lock: ({ space }, { tile }) => (tile === '' || tile === '?' ? `Bloquer le poisson en ${space}` : `Bloquer en ${space}\u202f: ${tileName(tile)}`),
};
