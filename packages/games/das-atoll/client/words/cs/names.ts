import { counted } from '@atoll/engine/formats/cs';
import type { DasWords } from '../das-locale.ts';
import { amountsIn } from './cases.ts';

export const resources: DasWords['resources'] = { wood: 'dřevo', wool: 'vlna', grain: 'obilí', clay: 'hlína', ore: 'ruda' };

/** "2 dřeva a 1 ruda", or "nic". */
export const cards: DasWords['cards'] = (counts) => amountsIn('nominative', counts);

export const cardNames: DasWords['cardNames'] = { knight: 'Rytíř', point: 'Bod', roads: 'Dvě cesty', monopoly: 'Monopol', plenty: 'Rok hojnosti' };

export const pieces: Readonly<Record<keyof DasWords['pieces'], string>> = { settlement: 'vesnice', city: 'město', road: 'cesta', ship: 'loď' };

export const terrains: Readonly<Record<string, string>> = { forest: 'les', pasture: 'pastvina', field: 'pole', hill: 'pahorkatina', mountain: 'hora', desert: 'poušť' };

export const zones: Readonly<Record<string, string>> = { lagoon: 'laguna', strait: 'průliv', outer: 'vnější moře' };

export const categories: DasWords['categories'] = {
  settlements: 'Vesnice',
  cities: 'Města',
  lanes: 'Dráhy mezi atoly',
  route: 'Nejdelší obchodní cesta',
  army: 'Největší vojsko',
  cards: 'Karty s body',
};

export const countedCards = (count: number): string => counted(count, { one: 'karta', few: 'karty', other: 'karet' });
