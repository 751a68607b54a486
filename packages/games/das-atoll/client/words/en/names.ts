import { all, counted } from '@atoll/engine/formats/en';
import type { Card, Resource, ScoreCategory } from '../../../src/table-facts.ts';
import { heldCards } from '../held-cards.ts';

export const resources: Readonly<Record<Resource, string>> = { wood: 'wood', wool: 'wool', grain: 'grain', clay: 'clay', ore: 'ore' };

/** "2 wood and 1 ore", or "nothing". */
export const cards = heldCards({ all, nothing: 'nothing', amount: (count, resource) => `${count} ${resources[resource]}` });

export const cardNames: Readonly<Record<Card, string>> = { knight: 'Knight', point: 'Point', roads: 'Two ways', monopoly: 'Monopoly', plenty: 'Year of plenty' };

export const pieces = { settlement: 'settlement', city: 'city', road: 'road', ship: 'ship' };

export const terrains: Readonly<Record<string, string>> = { forest: 'forest', pasture: 'pasture', field: 'field', hill: 'hill', mountain: 'mountain', desert: 'desert' };

export const zones: Readonly<Record<string, string>> = { lagoon: 'lagoon', strait: 'strait', outer: 'outer sea' };

export const categories: Readonly<Record<ScoreCategory, string>> = {
  settlements: 'Settlements',
  cities: 'Cities',
  lanes: 'Lanes between the atolls',
  route: 'Longest trade route',
  army: 'Largest army',
  cards: 'Cards with points',
};

export const countedCards = (count: number): string => counted(count, { one: 'card', other: 'cards' });
