import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = { board: 'for the board', cards: 'for the deck of cards', dice: 'for the dice', theft: 'for stolen cards' };
