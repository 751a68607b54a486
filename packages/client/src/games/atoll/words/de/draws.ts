import type { DrawWords } from '../../../../table/draw-words.ts';

/** What numbers are drawn for, after how many. */
export const draws: DrawWords = {
  animals: 'für den Stapel der Tiere',
  large: 'für den Stapel der Großen Fische',
  corals: 'für den Stapel der Korallen',
  starter: 'für die Startperson',
  events: 'für die Ereignisse',
};
