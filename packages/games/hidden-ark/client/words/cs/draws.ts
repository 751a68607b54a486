import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = { order: 'na to, kdo začíná', tokens: 'na žetony', tiles: 'na ryby', escalation: 'na eskalace' };
