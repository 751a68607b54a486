import type { ActionType } from '../../action.ts';
import type { Column } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { tokenText } from './tokens.ts';
import { ofAny } from './words.ts';

/** The purpose of the payment. */
const PAID: Readonly<Partial<Record<ActionType, string>>> = {
  column: ' to use the same column again',
  extend: ' for 1 more movement',
  exchange: ' to exchange them for 1 other',
  station: ', exchanged for what you lack for the station',
  launch: ', exchanged for what you lack for the vessel',
  rescue: ', exchanged for what you lack for the rescue',
  fit: ', exchanged for what you lack for the slot',
};

/** The purpose of the column of the turn. */
const AIMS: Readonly<Record<Column, string>> = { build: 'Build a station or a vessel', operation: 'Sail, and rescue a fish', upgrade: 'Install upgrades', research: 'Raise your sciences' };

export const questions: Catalogue['questions'] = {
  you: {
    none: () => 'The match is over.',
    place: () => 'Place your first station with a vessel on a free location.',
    take: ({ left }) => (left > 1 ? `Take ${left} tokens, each from the row or unseen from the pool.` : 'Take a token from the row, or one unseen from the pool.'),
    column: () => 'Choose what to do: build, operate, upgrade or research.',
    act: ({ column }) => (column === '' ? 'End your turn.' : `${AIMS[column]}, or end your turn.`),
    passing: () => 'Two vessels are here already: your vessel must sail on.',
    pay: ({ left, action }) => `Pay ${ofAny(left)}${action ? (PAID[action.type] ?? '') : ''}.`,
    slot: ({ token }) => `Choose a slot for ${tokenText(token)}.`,
    return: () => 'Choose the port to which your vessel returns.',
    convert: ({ left }) => (left === 1 ? 'A track is full: choose what you get for two of the surplus.' : `A track is full: choose ${left} other resources, each for two of the surplus.`),
    setAside: () => 'Choose a token of the row that leaves the game.',
    lower: () => 'Choose the award that becomes worth 1 less.',
    lock: () => 'Choose the fish that a foreign vessel locks.',
  },
  other: {
    none: () => 'The match is over.',
    place: (name) => `${name} places a first station.`,
    take: (name) => `${name} takes a token.`,
    column: (name) => `${name} chooses a column.`,
    act: (name) => `${name} acts.`,
    passing: (name) => `${name} sails on.`,
    pay: (name) => `${name} pays.`,
    slot: (name) => `${name} chooses a slot for an upgrade.`,
    return: (name) => `${name} chooses a port to return to.`,
    convert: (name) => `${name} exchanges the surplus of a full track.`,
    setAside: (name) => `${name} removes a token.`,
    lower: (name) => `${name} lowers an award.`,
    lock: (name) => `${name} places a foreign vessel.`,
  },
};
