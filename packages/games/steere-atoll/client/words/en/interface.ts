import { all } from '@atoll/engine/formats/en';
import type { Colour, Size } from '../../../src/board.ts';

const COLOURS = { black: 'Black', white: 'White' } as const satisfies Record<Colour, string>;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** English, and the shape that every other language has to fill. */
export const game = {
  you: 'You',
  bot: 'bot',
  seat: (seat: number) => `Seat ${seat + 1}`,
  aim: 'Connect two of your own islands that lie opposite each other:',
  aimFirst: 'north to south',
  aimSecond: 'or west to east',

  unchanged: 'Nothing has changed since you moved.',
  board: 'Board',
  boardHelp: 'Arrow keys move, Enter selects a cell and places the stone when pressed again, the question mark lists all keys.',
  empty: 'empty',
  yours: 'your stone',
  stone: { black: 'black stone', white: 'white stone' } satisfies Record<Colour, string>,
  lastMove: 'last move',
  suggested: 'suggested',
  chosenCell: 'chosen, Enter again places',
  touching: (count: number, whose: 'own' | Colour) => (whose === 'own' ? `${NUMBERS[count]} of yours` : `${NUMBERS[count]} ${whose}`),
  touches: (things: readonly string[]) => `touches ${all(things)}`,
  row: (row: number) => `Row ${row}`,
  rim: 'The board ends here.',

  moves: 'Moves',
  movesNone: 'No moves yet.',
  moveByYou: (colour: Colour) => `You (${COLOURS[colour]}),`,
  moveBy: (who: string, colour: Colour) => `${who} (${COLOURS[colour]}),`,
  swapped: 'swaps',
  wins: 'wins',
  lookBack: (number: number, of: number) => `After move ${number} of ${of}`,
  lookStart: 'Before the first move',
  toNow: 'Back to now',
  earlier: 'One move back',
  later: 'One move on',

  youPlacedSay: (colour: Colour, cell: string) => `You placed ${COLOURS[colour]} at ${cell}.`,
  youSwappedSay: 'You swapped and play Black now.',
  placedSay: (who: string, colour: Colour, cell: string) => `${who} placed ${COLOURS[colour]} at ${cell}.`,
  swappedSay: (who: string) => `${who} swapped and plays Black now.`,
  nothingYet: 'No move has been made yet.',

  swapTitle: 'Swap?',
  swapButton: 'Swap: take over Black and this stone',
  swapSure: 'Yes, swap: press once more',
  swapOnce: 'Offered only now, instead of your first stone.',
  placeAt: (cell: string) => `Place at ${cell}`,
  choose: 'Choose a cell',
  notNow: 'Nothing can be placed now.',
  notYourTurn: (who: string) => `It is ${who}’s turn.`,
  over: 'The match is over.',
  watching: 'You are watching this match.',
  past: 'You are looking at an earlier move. Go back to now to place a stone.',
  taken: (cell: string, colour: Colour) => `${cell} already holds a ${colour} stone.`,

  typed: {
    label: 'Type a move',
    example: 'f5 or swap',
    send: 'Place',
    missing: 'Type a cell such as f5, or swap.',
    shape: (said: string) => `“${said}” is not a cell: type a column letter and a row number such as f5, or swap.`,
    noCell: (said: string, size: Size) =>
      `There is no ${said} on this board: columns a to ${String.fromCharCode(96 + size)}, rows 1 to ${size - 2} ` + `(to ${size - 1} in columns b, d, f and so on).`,
    noSwap: 'Swapping is possible only as the second move, instead of placing a stone.',
  },

  hintSwap: 'The bot would swap.',
  hintCell: (cell: string) => `The bot would place at ${cell}.`,
  coordinates: 'Coordinates',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  whole: 'Whole board',
  players: 'Players',
  aids: 'Aids',
  toMove: 'to move',

  /** The winner, and the effect of the swap. */
  result: {
    connects: (who: string, from: string, to: string) => `${who} connects ${from} and ${to}`,
    youConnect: (from: string, to: string) => `You connect ${from} and ${to}.`,
    wins: (who: string) => `${who} wins`,
    youSwapped: 'You took Black over.',
    swapped: (who: string) => `${who} took Black over.`,
    swappedYou: (who: string) => `${who} took Black over: you play White.`,
  },

  keyList: [
    ['↑ ↓', 'to the cell above or below'],
    ['← →', 'along the row'],
    ['Shift ← →', 'to the left or right by the other diagonal'],
    ['Home, Page Up, End, Page Down', 'the four diagonals, as on a number pad'],
    ['Enter, Space', 'select the cell, then place a stone there'],
    ['B', 'to the board'],
    ['T', 'type a move'],
    ['L', 'say the last move again'],
    ['W', 'say what changed since you moved'],
    ['H', 'hint, where the table allows it'],
    ['[ ]', 'one move back, one move on'],
    ['F1', 'the rules, opened where you are in the game'],
    ['Esc', 'let go; back to now'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
};
