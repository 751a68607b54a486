import { de } from '@atoll/engine/french';
import type { Catalogue } from '../catalogue.ts';
import { escalationOf } from '../neutral/tokens.ts';
import { placeName, tileName } from './actions.ts';
import { tokenText } from './tokens.ts';
import { all, counted, ordinal, plural } from '@atoll/engine/formats/fr';
import { amount, awards, columns } from './words.ts';

const points = { one: 'point', other: 'points' };

const escalation = escalationOf(amount);

export const sources: Catalogue['sources'] = { row: 'de la rangée', pool: 'sans voir, dans la réserve', location: 'sur place', tile: 'de la tuile' };

export const events: Catalogue['events'] = {
  placed: ({ location }, { side, name }) => `${name} commence à ${placeName(side, location)}.`,
  turnedUp: ({ tokens }) => `${plural(tokens.length, { one: 'Jeton révélé', other: 'Jetons révélés' })}\u202f: ${all(tokens.map(tokenText))}.`,
  took: ({ token, from }, { name }) => `${name} prend ${tokenText(token)}, ${sources[from]}.`,
  turnedDown: ({ token }) => `Retour à la réserve\u202f: ${tokenText(token)}.`,
  gained: ({ resource, amount: count }, { name }) => `${name} gagne ${amount(resource, count)}.`,
  paid: ({ resource, amount: count }, { name }) => `${name} paie ${amount(resource, count)}.`,
  waiting: ({ resource, amount: count }) => `La piste est pleine\u202f: ${amount(resource, count)} en attente de place.`,
  lost: ({ resource, amount: count }, { name }) => `${name} perd ${amount(resource, count)}\u202f: la piste est pleine.`,
  converted: ({ resource }, { name }) => `${name} reçoit ${amount(resource, 1)} pour l’excédent.`,
  exchanged: ({ resource }, { name }) => `${name} obtient ${amount(resource, 1)} par échange.`,
  chose: ({ column }, { name }) => `${name} choisit ${columns[column]}.`,
  sailed: ({ moves }, { name }) => `${name} dispose de ${counted(moves, { one: 'mouvement', other: 'mouvements' })}.`,
  moved: ({ vessel, from, to }, { side, name }) => `${name} mène le navire ${vessel + 1} ${de(placeName(side, from))} à ${to}.`,
  collected: ({ space, points: count }, { name }) => `${name} ramasse ${counted(count, points)} en ${space}.`,
  extended: (_, { name }) => `${name} achète 1 mouvement.`,
  swapped: (_, { name }) => `${name} prend 1 mouvement au lieu du sauvetage.`,
  rescued: ({ tile, points: count, to }, { side, name }) => `${name} sauve un poisson\u202f: ${tileName(tile)}, ${counted(count, points)}\u202f; le navire rentre à ${placeName(side, to)}.`,
  builtStation: ({ location }, { side, name }) => `${name} construit une station à ${placeName(side, location)}.`,
  builtVessel: ({ location }, { side, name }) => `${name} construit un navire à ${placeName(side, location)}.`,
  installed: ({ token, column, slot }, { name }) => `${name} installe ${tokenText(token)} dans ${columns[column]}, emplacement ${slot + 1}.`,
  played: ({ token }, { name }) => `${name} utilise ${tokenText(token)}.`,
  investigated: ({ space, tile }, { name }) => `${name} révèle le poisson en ${space}\u202f: ${tileName(tile)}.`,
  refilling: ({ time }) => `La carte se repeuple pour la ${time}${ordinal(time, { one: 're', other: 'e' })} fois.`,
  encouraged: ({ space, token }) => `Un jeton rejoint le poisson en ${space}\u202f: ${tokenText(token)}.`,
  escalated: ({ space, token }) => `Le poisson en ${space} devient plus dur à sauver\u202f: ${escalation(token)} en plus.`,
  appeared: ({ space, tile }) => (tile === '' ? `Un poisson arrive en ${space}, face cachée.` : `Un poisson arrive en ${space}\u202f: ${tileName(tile)}.`),
  locked: ({ space }) => `Un navire étranger bloque le poisson en ${space}.`,
  unlocked: ({ space }) => `Le navire étranger quitte ${space}.`,
  setAside: ({ token }, { name }) => `${name} retire du jeu ${tokenText(token)}.`,
  lowered: ({ award }) => `Le prix ${awards[award]} vaut 1 de moins.`,
  recycled: ({ tokens }) => `La réserve se remplit de nouveau\u202f: ${counted(tokens, { one: 'jeton utilisé', other: 'jetons utilisés' })}.`,
  turn: ({ round }, { name }) => `Manche ${round}\u202f: à ${name} de jouer.`,
  endTriggered: () => 'Il reste trop peu de poissons\u202f: la manche suivante est la dernière.',
  over: () => 'La partie est terminée.',
};
