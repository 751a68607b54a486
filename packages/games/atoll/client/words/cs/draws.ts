import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = { animals: 'na balíček živočichů', large: 'na balíček Velkých ryb', corals: 'na balíček korálů', starter: 'na to, kdo začíná', events: 'na události' };
