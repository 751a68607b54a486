import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = { board: 'für das Spielfeld', cards: 'für den Kartenstapel', dice: 'für die Würfel', theft: 'für gestohlene Karten' };
