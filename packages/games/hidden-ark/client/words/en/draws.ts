import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = { order: 'for who begins', tokens: 'for the tokens', tiles: 'for the fish', escalation: 'for the escalations' };
