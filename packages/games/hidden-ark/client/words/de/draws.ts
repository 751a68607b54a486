import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = {
  order: 'für die Startperson',
  tokens: 'für die Marker',
  tiles: 'für die Fischplättchen',
  escalation: 'für die Verschärfungen',
};
