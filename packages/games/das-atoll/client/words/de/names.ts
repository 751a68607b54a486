import { all, counted } from '@atoll/engine/formats/de';
import type { Card, Resource, ScoreCategory } from '../../../src/table-facts.ts';
import type { DasWords } from '../das-locale.ts';
import { heldCards } from '../held-cards.ts';

export const resources: Readonly<Record<Resource, string>> = { wood: 'Holz', wool: 'Wolle', grain: 'Getreide', clay: 'Lehm', ore: 'Erz' };

/** "2 Holz und 1 Erz", or "nichts". */
export const cards = heldCards({ all, nothing: 'nichts', amount: (count, resource) => `${count} ${resources[resource]}` });

export const cardNames: Readonly<Record<Card, string>> = { knight: 'Ritter', point: 'Punkt', roads: 'Zwei Wege', monopoly: 'Monopol', plenty: 'Überfluss' };

export const pieces: DasWords['pieces'] = { settlement: 'Siedlung', city: 'Stadt', road: 'Straße', ship: 'Schiff' };

export const terrains: Readonly<Record<string, string>> = { forest: 'Wald', pasture: 'Weide', field: 'Acker', hill: 'Hügel', mountain: 'Gebirge', desert: 'Wüste' };

/** All are feminine: "in der Lagune". */
export const zones: Readonly<Record<string, string>> = { lagoon: 'Lagune', strait: 'Meerenge', outer: 'Außensee' };

export const categories: Readonly<Record<ScoreCategory, string>> = {
  settlements: 'Siedlungen',
  cities: 'Städte',
  lanes: 'Fahrrinnen zwischen den Atollen',
  route: 'Längste Handelsroute',
  army: 'Größte Rittermacht',
  cards: 'Karten mit Punkten',
};

export const countedCards = (count: number): string => counted(count, { one: 'Karte', other: 'Karten' });
