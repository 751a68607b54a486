import type { Catalogue } from '../catalogue.ts';
import { finderOf, placesOf } from '../neutral/names.ts';
import { plural } from '@atoll/engine/formats/en';

export const resources: Catalogue['resources'] = { chemical: 'chemistry', marine: 'marine biology', conservation: 'conservation', technology: 'technology', money: 'money' };

export const regions: Catalogue['regions'] = { 'north-pacific': 'North Pacific', atlantic: 'Atlantic', 'south-pacific': 'South Pacific', indian: 'Indian Ocean', arctic: 'Arctic' };

export const columns: Catalogue['columns'] = { build: 'Build', operation: 'Operation', upgrade: 'Upgrade', research: 'Research' };

export const awards: Catalogue['awards'] = { ...regions, 'world-wide': 'World Wide' };

export const amount: Catalogue['amount'] = (resource, count) => `${count} ${resources[resource]}`;

/** "2 of any kind" */
export const ofAny = (count: number): string => `${count} ${plural(count, { one: 'resource', other: 'resources' })} of any kind`;

/** Fish by the id of their tile. */
export const tiles = {
  N1: 'Bocaccio rockfish',
  N2: 'Totoaba',
  N3: 'Japanese eel',
  N4: 'Giant sea bass',
  N5: 'Chinese bahaba',
  N6: 'Sakhalin sturgeon',
  A1: 'Blue skate',
  A2: 'Smalltooth sawfish',
  A3: 'Angelshark',
  A4: 'Nassau grouper',
  A5: 'European eel',
  A6: 'European sturgeon',
  S1: 'Green humphead parrotfish',
  S2: 'Tope',
  S3: 'Humphead wrasse',
  S4: 'Oceanic manta ray',
  S5: 'Galápagos damselfish',
  S6: 'Spotted handfish',
  I1: 'Whale shark',
  I2: 'Knysna seahorse',
  I3: 'Southern bluefin tuna',
  I4: 'Bowmouth guitarfish',
  I5: 'Seventy-four seabream',
  I6: 'Coelacanth',
  R1: 'Thorny skate',
  R2: 'Atlantic cod',
  R3: 'Basking shark',
  R4: 'Greenland shark',
  R5: 'Roundnose grenadier',
  R6: 'Siberian sturgeon',
} as const;

export const places = placesOf({ equatorial: {}, polar: {} });

const ONCE = { movement: 'a Movement', rescue: 'a Rescue', build: 'a Build', upgrade: 'an Upgrade' } as const;

export const tokens: Catalogue['tokens'] = {
  instant: (given) => `${given} at once`,
  once: (effect, value) => `${ONCE[effect]} ticket${effect === 'movement' ? ` of ${value}` : ''}`,
  upgrade: (resource) => `an upgrade for ${resource === 'movement' ? '1 movement' : `1 ${resources[resource]}`}`,
};

export const tokenAims: Catalogue['tokenAims'] = {
  instant: (given) => `Gives ${given} as soon as it is taken.`,
  once: {
    movement: (value) => `Kept, and used once at any time in your turn: ${value} spaces of movement.`,
    rescue: 'Kept, and used once at any time in your turn: one rescue more.',
    build: 'Kept, and used once at any time in your turn: one station or vessel, for its price.',
    upgrade: 'Kept, and used once at any time in your turn: install upgrades, the first for free.',
  },
  upgrade: (resource) => {
    const gives = resource === 'movement' ? '1 movement' : `1 ${resources[resource]}`;
    return `Kept until an upgrade action puts it into a column, where it brings ${gives} whenever you use that column; or used up once for ${gives}.`;
  },
};

export const { placeName, tileName, tokenText, escalation } = finderOf({ places, tiles, tokens, amount });
