import type { Catalogue } from '../catalogue.ts';
import { nameFinder } from '../neutral/names.ts';
import { tileNames } from './tile-names.ts';
import { places } from './places.ts';
import { tokenText } from './tokens.ts';
import { amount, awards, capital, columns } from './words.ts';

export const { placeName, tileName } = nameFinder({ places, tiles: tileNames });

const paid = (price: string): string => (price === '' ? '' : ` for ${price}`);

export const actions: Catalogue['actions'] = {
  place: ({ location }, { side }) => `Begin in ${placeName(side, location)}`,
  take: ({ token }) => `Take ${tokenText(token)}`,
  draw: ({ token }) => `Take a token unseen; ${tokenText(token)} goes back`,
  column: ({ column }, { price }) => `${columns[column]}${paid(price)}`,
  end: () => 'End turn',
  move: ({ vessel, to }) => `Sail vessel ${vessel + 1} to ${to}`,
  extend: (_, { price }) => `1 more movement${paid(price)}`,
  swap: () => '1 movement instead of the rescue',
  rescue: (_, { tile, price }) => `Rescue the ${tileName(tile)}${price === '' ? ' at no cost' : paid(price)}`,
  station: ({ location }, { side, price }) => `Build a station in ${placeName(side, location)}${paid(price)}`,
  launch: ({ location }, { side, price }) => `Build a vessel in ${placeName(side, location)}${paid(price)}`,
  install: ({ token }) => `Install ${tokenText(token)}`,
  study: ({ resource }) => `Research ${amount(resource, 1)}`,
  exchange: ({ resource }, { price }) => `${amount(resource, 1)}${paid(price)}`,
  convert: ({ resource }) => `Exchange two of the surplus for ${amount(resource, 1)}`,
  play: ({ token }) => `Use ${tokenText(token)}`,
  investigate: ({ space }) => `Turn up the fish at ${space}`,
  pay: ({ resource }) => `Pay ${amount(resource, 1)}`,
  fit: ({ column, slot }, { price }) => `${columns[column]}, slot ${slot + 1}${price === '' ? ', free' : paid(price)}`,
  return: ({ location }, { side }) => `Return to ${placeName(side, location)}`,
  setAside: ({ token }) => `Remove ${tokenText(token)}`,
  lower: ({ award }) => `${capital(awards[award])} is worth 1 less`,
  lock: ({ space }, { tile }) => (tile === '' || tile === '?' ? `Lock the fish at ${space}` : `Lock the ${tileName(tile)} at ${space}`),
};
