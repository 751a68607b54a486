import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  order: 'für die Startperson',
  tokens: 'für die Marker',
  tiles: 'für die Fischplättchen',
  escalation: 'für die Verschärfungen',
};
