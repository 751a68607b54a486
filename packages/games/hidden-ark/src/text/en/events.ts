import type { Catalogue } from '../catalogue.ts';
import { escalationOf } from '../neutral/tokens.ts';
import { placeName, tileName } from './actions.ts';
import { tokenText } from './tokens.ts';
import { all, counted, ordinal } from '@atoll/engine/formats/en';
import { amount, awards, columns } from './words.ts';

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

const escalation = escalationOf(amount);

export const sources: Catalogue['sources'] = { row: 'from the row', pool: 'unseen from the pool', location: 'at the location', tile: 'from the tile' };

export const events: Catalogue['events'] = {
  placed: ({ location }, { side, name }) => `${name} begins in ${placeName(side, location)}.`,
  turnedUp: ({ tokens }) => `Turned up: ${all(tokens.map(tokenText))}.`,
  took: ({ token, from }, { name }) => `${name} takes ${tokenText(token)}, ${sources[from]}.`,
  turnedDown: ({ token }) => `Back into the pool: ${tokenText(token)}.`,
  gained: ({ resource, amount: count }, { name }) => `${name} gains ${amount(resource, count)}.`,
  paid: ({ resource, amount: count }, { name }) => `${name} pays ${amount(resource, count)}.`,
  waiting: ({ resource, amount: count }) => `The track is full: ${amount(resource, count)} waits for room.`,
  lost: ({ resource, amount: count }, { name }) => `${name} loses ${amount(resource, count)}: the track is full.`,
  converted: ({ resource }, { name }) => `${name} gets ${amount(resource, 1)} for the surplus.`,
  exchanged: ({ resource }, { name }) => `${name} exchanges for ${amount(resource, 1)}.`,
  chose: ({ column }, { name }) => `${name} chooses ${columns[column]}.`,
  sailed: ({ moves }, { name }) => `${name} has ${counted(moves, { other: 'movement' })}.`,
  moved: ({ vessel, from, to }, { side, name }) => `${name} sails vessel ${vessel + 1} from ${placeName(side, from)} to ${to}.`,
  collected: ({ space, points }, { name }) => `${name} collects ${counted(points, { one: 'point', other: 'points' })} at ${space}.`,
  extended: (_, { name }) => `${name} buys 1 movement.`,
  swapped: (_, { name }) => `${name} takes 1 movement instead of the rescue.`,
  rescued: ({ tile, points, to }, { side, name }) => `${name} rescues the ${tileName(tile)}, worth ${points}; the vessel returns to ${placeName(side, to)}.`,
  builtStation: ({ location }, { side, name }) => `${name} builds a station in ${placeName(side, location)}.`,
  builtVessel: ({ location }, { side, name }) => `${name} builds a vessel in ${placeName(side, location)}.`,
  installed: ({ token, column, slot }, { name }) => `${name} installs ${tokenText(token)} in ${columns[column]}, slot ${slot + 1}.`,
  played: ({ token }, { name }) => `${name} uses ${tokenText(token)}.`,
  investigated: ({ space, tile }, { name }) => `${name} turns up the ${tileName(tile)} at ${space}.`,
  refilling: ({ time }) => `The map is refilled for the ${time}${ordinal(time, ENDINGS)} time.`,
  encouraged: ({ space, token }) => `A token is put on the fish at ${space}: ${tokenText(token)}.`,
  escalated: ({ space, token }) => `Rescuing the fish at ${space} costs ${escalation(token)} more.`,
  appeared: ({ space, tile }) => (tile === '' ? `A fish appears at ${space}, face down.` : `The ${tileName(tile)} appears at ${space}.`),
  locked: ({ space }) => `A foreign vessel locks the fish at ${space}.`,
  unlocked: ({ space }) => `The foreign vessel leaves ${space}.`,
  setAside: ({ token }, { name }) => `${name} removes ${tokenText(token)} from the game.`,
  lowered: ({ award }) => `The award ${awards[award]} is worth 1 less.`,
  recycled: ({ tokens }) => `The pool is filled again with ${tokens} used tokens.`,
  turn: ({ round }, { name }) => `Round ${round}: it is ${name}’s turn.`,
  endTriggered: () => 'Too few fish are left: after this round comes the final one.',
  over: () => 'The match is over.',
};
