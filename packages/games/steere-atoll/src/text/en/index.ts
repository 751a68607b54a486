import type { Catalogue } from '../catalogue.ts';
import { islandName } from '../islands.ts';

const colours: Catalogue['colours'] = { black: 'Black', white: 'White' };
const sides: Catalogue['sides'] = { north: 'north', east: 'east', south: 'south', west: 'west' };
const ISLANDS: Catalogue['sides'] = { north: 'North', east: 'East', south: 'South', west: 'West' };
const island: Catalogue['island'] = (colour, side) => `${colours[colour]}’s ${ISLANDS[side]} island`;

export const catalogue: Catalogue = {
  id: 'en',
  ...{ colours, sides, island },
  questions: {
    none: { you: () => 'The match is over.', other: () => 'The match is over.' },
    place: { you: (colour) => `You play ${colour}: place a stone.`, other: (name, colour) => `${name} (${colour}) has to place a stone.` },
    answer: { you: (colour) => `You play ${colour}: place a stone, or swap and take over the first one.`, other: (name, colour) => `${name} (${colour}) places a stone or swaps.` },
  },
  actions: { place: ({ cell }) => `Place a stone on ${cell}`, swap: () => 'Swap colours and play Black' },
  events: {
    placed: ({ colour, cell }, name) => `${name} (${colours[colour]}) places a stone on ${cell}.`,
    swapped: (_, name) => `${name} swaps and plays Black from now on; it is White’s turn.`,
    won: ({ colour, from, to }, name) => `${name} connects ${islandName(island, from)} with ${islandName(island, to)}: ${colours[colour]} wins.`,
  },
  reasons: {
    over: () => 'The match is over.',
    'not-your-turn': () => 'It is not your turn.',
    'no-such-cell': ({ cell = '', last = '' }) => `There is no cell ${cell} on this board: name a column from a to ${last} and a row, counted from the south, such as b1.`,
    occupied: ({ cell = '' }) => `There is already a stone on ${cell}.`,
    'swap-off': () => 'This match is played without the swap.',
    'swap-not-now': () => 'Only the second player may swap, and only in answer to the first stone.',
    malformed: ({ message = '' }) => `That is not a move: ${message}.`,
  },
  unknownReason: 'This is not possible now.',
  scores: { win: 'Win' },
  seat: (seat) => `Seat ${seat + 1}`,
  swapHelp: 'Placing first is an advantage. If the first stone is too strong, swap: it becomes yours, you play Black, ' + 'and the other player goes on as White.',
};
