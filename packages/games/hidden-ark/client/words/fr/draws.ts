import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = { order: 'pour savoir qui commence', tokens: 'pour les jetons', tiles: 'pour les poissons', escalation: 'pour les aggravations' };
