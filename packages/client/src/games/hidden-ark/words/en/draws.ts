import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  order: 'for who begins',
  tokens: 'for the tokens',
  tiles: 'for the fish',
  escalation: 'for the escalations',
};
