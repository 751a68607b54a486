import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = {
  order: 'na to, kdo začíná',
  tokens: 'na žetony',
  tiles: 'na ryby',
  escalation: 'na eskalace',
};
