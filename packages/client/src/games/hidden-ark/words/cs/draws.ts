import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  order: 'na to, kdo začíná',
  tokens: 'na žetony',
  tiles: 'na ryby',
  escalation: 'na eskalace',
};
