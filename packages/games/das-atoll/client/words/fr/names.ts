import { all, counted } from '@atoll/engine/formats/fr';
import type { Card, Resource, ScoreCategory } from '../../../src/table-facts.ts';
import type { DasWords } from '../das-locale.ts';
import { heldCards } from '../held-cards.ts';

type Piece = keyof DasWords['pieces'];

export const resources: Readonly<Record<Resource, string>> = { wood: 'bois', wool: 'laine', grain: 'blé', clay: 'argile', ore: 'minerai' };

/** "2 blés", "1 argile": cards of a resource, by its name. */
export const ofKind = (count: number, name: string): string => counted(count, { one: name, other: name.endsWith('s') ? name : `${name}s` });

/** "du blé", "de l’argile": an unnamed amount of a resource. */
export const some: Readonly<Record<Resource, string>> = { wood: 'du bois', wool: 'de la laine', grain: 'du blé', clay: 'de l’argile', ore: 'du minerai' };

/** "2 blés et 1 minerai", or "rien". */
export const cards = heldCards({ all, nothing: 'rien', amount: (count, resource) => ofKind(count, resources[resource]) });

export const cardNames: Readonly<Record<Card, string>> = { knight: 'Chevalier', point: 'Point', roads: 'Deux voies', monopoly: 'Monopole', plenty: 'Année faste' };

export const pieces: Readonly<Record<Piece, string>> = { settlement: 'colonie', city: 'ville', road: 'route', ship: 'bateau' };

export const onePiece: Readonly<Record<Piece, string>> = { settlement: 'une colonie', city: 'une ville', road: 'une route', ship: 'un bateau' };

export const terrains: Readonly<Record<string, string>> = { forest: 'forêt', pasture: 'pâturage', field: 'champ', hill: 'colline', mountain: 'montagne', desert: 'désert' };

const OUTER = 'pleine mer';

export const zones: Readonly<Record<string, string>> = { lagoon: 'lagon', strait: 'détroit', outer: OUTER };

/** "dans le lagon", "en pleine mer". */
export const inWater = (water: string): string => (water === OUTER ? `en ${water}` : `dans le ${water}`);

const FEMININE = [terrains['forest'], terrains['hill'], terrains['mountain'], OUTER];
const isFeminine = (hex: string): boolean => FEMININE.some((name) => hex.startsWith(name ?? hex));

/** "la forêt 9", "le lagon": a hex by its name. */
export const theHex = (hex: string): string => `${isFeminine(hex) ? 'la' : 'le'} ${hex}`;

/** "de la forêt 9", "du lagon" */
export const ofHex = (hex: string): string => `${isFeminine(hex) ? 'de la' : 'du'} ${hex}`;

export const categories: Readonly<Record<ScoreCategory, string>> = {
  settlements: 'Colonies',
  cities: 'Villes',
  lanes: 'Chenaux entre les atolls',
  route: 'Plus longue route',
  army: 'Plus grande armée',
  cards: 'Cartes Point',
};

export const countedCards = (count: number): string => counted(count, { one: 'carte', other: 'cartes' });
