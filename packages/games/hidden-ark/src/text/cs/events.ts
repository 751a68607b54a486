import type { Catalogue } from '../catalogue.ts';
import { escalationOf } from '../neutral/tokens.ts';
import { placeName, tileName } from './actions.ts';
import { tokenText } from './tokens.ts';
import { all, counted } from '@atoll/engine/formats/cs';
import { amount, amountOf, awards, columns } from './words.ts';

const points = { one: 'bod', few: 'body', other: 'bodů' };
const moves = { one: 'pohyb', few: 'pohyby', other: 'pohybů' };

const escalation = escalationOf(amountOf);

export const sources: Catalogue['sources'] = { row: 'z řady', pool: 'naslepo ze zásoby', location: 'z lokace', tile: 'z destičky' };

export const events: Catalogue['events'] = {
  placed: ({ location }, { side, name }) => `${name} začíná v přístavu ${placeName(side, location)}.`,
  turnedUp: ({ tokens }) => `Do řady přichází ${all(tokens.map(tokenText))}.`,
  took: ({ token, from }, { name }) => `${name} bere ${sources[from]} ${tokenText(token)}.`,
  turnedDown: ({ token }) => `Do zásoby se vrací ${tokenText(token)}.`,
  gained: ({ resource, amount: count }, { name }) => `${name} získává ${amountOf(resource, count)}.`,
  paid: ({ resource, amount: count }, { name }) => `${name} platí ${amountOf(resource, count)}.`,
  waiting: ({ resource, amount: count }) => `Stupnice je plná: na místo čeká ${amount(resource, count)}.`,
  lost: ({ resource, amount: count }, { name }) => `${name} ztrácí ${amountOf(resource, count)}: stupnice je plná.`,
  converted: ({ resource }, { name }) => `${name} za přebytek dostává ${amountOf(resource, 1)}.`,
  exchanged: ({ resource }, { name }) => `${name} směnou získává ${amountOf(resource, 1)}.`,
  chose: ({ column }, { name }) => `${name} volí sloupec ${columns[column]}.`,
  sailed: ({ moves: count }, { name }) => `${name} má ${counted(count, moves)}.`,
  moved: ({ vessel, from, to }, { side, name }) => `${name} pluje lodí ${vessel + 1}: ${placeName(side, from)} → ${to}.`,
  collected: ({ space, points: count }, { name }) => `${name} sbírá ${counted(count, points)} na poli ${space}.`,
  extended: (_, { name }) => `${name} kupuje 1 pohyb.`,
  swapped: (_, { name }) => `${name} bere 1 pohyb místo záchrany.`,
  rescued: ({ tile, points: count, to }, { side, name }) => `${name} získává záchranou ${counted(count, points)}: ${tileName(tile)}. Loď se vrací do přístavu ${placeName(side, to)}.`,
  builtStation: ({ location }, { side, name }) => `${name} staví stanici: ${placeName(side, location)}.`,
  builtVessel: ({ location }, { side, name }) => `${name} staví loď v přístavu ${placeName(side, location)}.`,
  installed: ({ token, column, slot }, { name }) => `${name} vkládá ${tokenText(token)}: ${columns[column]}, slot ${slot + 1}.`,
  played: ({ token }, { name }) => `${name} používá ${tokenText(token)}.`,
  investigated: ({ space, tile }, { name }) => `${name} odkrývá rybu na poli ${space}: ${tileName(tile)}.`,
  refilling: ({ time }) => `Mapa se doplňuje (${time}. doplnění).`,
  encouraged: ({ space, token }) => `K rybě na poli ${space} přichází ${tokenText(token)}.`,
  escalated: ({ space, token }) => `Záchrana ryby na poli ${space} je dražší o ${escalation(token)}.`,
  appeared: ({ space, tile }) => (tile === '' ? `Na pole ${space} připlouvá ryba lícem dolů.` : `Na pole ${space} připlouvá ${tileName(tile)}.`),
  locked: ({ space }) => `Cizí loď blokuje rybu na poli ${space}.`,
  unlocked: ({ space }) => `Cizí loď opouští pole ${space}.`,
  setAside: ({ token }, { name }) => `${name} odstraňuje ze hry ${tokenText(token)}.`,
  lowered: ({ award }) => `Ocenění ${awards[award]} má o 1 bod méně.`,
  recycled: ({ tokens }) => `Zásoba se plní použitými žetony, jejich počet: ${tokens}.`,
  turn: ({ round }, { name }) => `Kolo ${round}: na tahu je ${name}.`,
  endTriggered: () => 'Ryb zbývá příliš málo: po tomto kole přijde poslední.',
  over: () => 'Partie skončila.',
};
