import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = { animals: 'for the deck of animals', large: 'for the deck of Large Fish', corals: 'for the deck of corals', starter: 'for who begins', events: 'for the events' };
