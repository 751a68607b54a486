import type { Catalogue } from '../catalogue.ts';
import { escalationOf } from '../neutral/tokens.ts';
import { placeName, tileName } from './actions.ts';
import { tokenText } from './tokens.ts';
import { all, counted, plural } from '@atoll/engine/formats/de';
import { amount, awards, columns } from './words.ts';

const escalation = escalationOf(amount);

export const sources: Catalogue['sources'] = { row: 'aus der Auslage', pool: 'verdeckt aus dem Vorrat', location: 'vom Ort', tile: 'vom Plättchen' };

export const events: Catalogue['events'] = {
  placed: ({ location }, { side, name }) => `${name} beginnt in ${placeName(side, location)}.`,
  turnedUp: ({ tokens }) => `Aufgedeckt: ${all(tokens.map(tokenText))}.`,
  took: ({ token, from }, { name }) => `${name} nimmt ${tokenText(token)}, ${sources[from]}.`,
  turnedDown: ({ token }) => `Zurück in den Vorrat: ${tokenText(token)}.`,
  gained: ({ resource, amount: count }, { name }) => `${name} erhält ${amount(resource, count)}.`,
  paid: ({ resource, amount: count }, { name }) => `${name} zahlt ${amount(resource, count)}.`,
  waiting: ({ resource, amount: count }) => `Die Leiste ist voll: ${amount(resource, count)} ${plural(count, { one: 'wartet', other: 'warten' })} auf Platz.`,
  lost: ({ resource, amount: count }, { name }) => `${name} verliert ${amount(resource, count)}: Die Leiste ist voll.`,
  converted: ({ resource }, { name }) => `${name} erhält ${amount(resource, 1)} für den Überschuss.`,
  exchanged: ({ resource }, { name }) => `${name} tauscht und erhält ${amount(resource, 1)}.`,
  chose: ({ column }, { name }) => `${name} wählt ${columns[column]}.`,
  sailed: ({ moves }, { name }) => `${name} hat ${counted(moves, { one: 'Bewegung', other: 'Bewegungen' })}.`,
  moved: ({ vessel, from, to }, { side, name }) => `${name} segelt mit Schiff ${vessel + 1} von ${placeName(side, from)} nach ${to}.`,
  collected: ({ space, points }, { name }) => `${name} sammelt ${counted(points, { one: 'Punkt', other: 'Punkte' })} auf ${space} ein.`,
  extended: (_, { name }) => `${name} kauft 1 Bewegung.`,
  swapped: (_, { name }) => `${name} nimmt 1 Bewegung statt der Rettung.`,
  rescued: ({ tile, points, to }, { side, name }) =>
    `${name} rettet einen Fisch: ${tileName(tile)}, ${counted(points, { one: 'Punkt', other: 'Punkte' })} wert; das Schiff kehrt zurück nach ${placeName(side, to)}.`,
  builtStation: ({ location }, { side, name }) => `${name} baut eine Station in ${placeName(side, location)}.`,
  builtVessel: ({ location }, { side, name }) => `${name} baut ein Schiff in ${placeName(side, location)}.`,
  installed: ({ token, column, slot }, { name }) => `${name} baut ${tokenText(token)} ein: ${columns[column]}, Fach ${slot + 1}.`,
  played: ({ token }, { name }) => `${name} nutzt ${tokenText(token)}.`,
  investigated: ({ space, tile }, { name }) => `${name} deckt auf ${space} einen Fisch auf: ${tileName(tile)}.`,
  refilling: ({ time }) => `Die Karte wird zum ${time}. Mal aufgefüllt.`,
  encouraged: ({ space, token }) => `Zum Fisch auf ${space} kommt ein Marker: ${tokenText(token)}.`,
  escalated: ({ space, token }) => `Die Rettung des Fischs auf ${space} kostet ${escalation(token)} mehr.`,
  appeared: ({ space, tile }) => (tile === '' ? `Auf ${space} kommt ein Fisch, verdeckt.` : `Auf ${space} kommt ein Fisch: ${tileName(tile)}.`),
  locked: ({ space }) => `Ein fremdes Schiff sperrt den Fisch auf ${space}.`,
  unlocked: ({ space }) => `Das fremde Schiff verlässt ${space}.`,
  setAside: ({ token }, { name }) => `${name} nimmt ${tokenText(token)} aus dem Spiel.`,
  lowered: ({ award }) => `Auszeichnung ${awards[award]}: 1 weniger wert.`,
  recycled: ({ tokens }) => `Der Vorrat wird mit ${tokens} benutzten Markern neu gefüllt.`,
  turn: ({ round }, { name }) => `Runde ${round}: ${name} ist am Zug.`,
  endTriggered: () => 'Zu wenige Fische sind übrig: Nach dieser Runde kommt die letzte.',
  over: () => 'Die Partie ist vorbei.',
};
