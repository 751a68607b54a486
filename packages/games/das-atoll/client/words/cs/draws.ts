import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = { board: 'na herní plán', cards: 'na balíček karet', dice: 'na kostky', theft: 'na ukradené karty' };
