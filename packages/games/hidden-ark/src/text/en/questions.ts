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
const AIMS: Readonly<Record<Column, string>> = {
  build: 'Build a station or a vessel',
  operation: 'Sail, and rescue a fish',
  upgrade: 'Install upgrades',
  research: 'Raise your sciences',
};

export const questions: Catalogue['questions'] = {
  none: { you: () => 'The match is over.', other: () => 'The match is over.' },
  place: {
    you: () => 'Place your first station with a vessel on a free location.',
    other: (name) => `${name} places a first station.`,
  },
  take: {
    you: ({ left }) =>
      left > 1
        ? `Take ${left} tokens, each from the row or unseen from the pool.`
        : 'Take a token from the row, or one unseen from the pool.',
    other: (name) => `${name} takes a token.`,
  },
  column: {
    you: () => 'Choose what to do: build, operate, upgrade or research.',
    other: (name) => `${name} chooses a column.`,
  },
  act: {
    you: ({ column }) => (column === '' ? 'End your turn.' : `${AIMS[column]}, or end your turn.`),
    other: (name) => `${name} acts.`,
  },
  passing: {
    you: () => 'Two vessels are here already: your vessel must sail on.',
    other: (name) => `${name} sails on.`,
  },
  pay: {
    you: ({ left, action }) => `Pay ${ofAny(left)}${action ? (PAID[action.type] ?? '') : ''}.`,
    other: (name) => `${name} pays.`,
  },
  slot: {
    you: ({ token }) => `Choose a slot for ${tokenText(token)}.`,
    other: (name) => `${name} chooses a slot for an upgrade.`,
  },
  return: {
    you: () => 'Choose the port to which your vessel returns.',
    other: (name) => `${name} chooses a port to return to.`,
  },
  convert: {
    you: ({ left }) =>
      left === 1
        ? 'A track is full: choose what you get for two of the surplus.'
        : `A track is full: choose ${left} other resources, each for two of the surplus.`,
    other: (name) => `${name} exchanges the surplus of a full track.`,
  },
  setAside: {
    you: () => 'Choose a token of the row that leaves the game.',
    other: (name) => `${name} removes a token.`,
  },
  lower: {
    you: () => 'Choose the award that becomes worth 1 less.',
    other: (name) => `${name} lowers an award.`,
  },
  lock: {
    you: () => 'Choose the fish that a foreign vessel locks.',
    other: (name) => `${name} places a foreign vessel.`,
  },
};
