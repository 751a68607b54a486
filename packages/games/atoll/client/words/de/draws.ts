import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The purposes of random numbers, as they follow a count. */
export const draws: DrawWords = {
  animals: 'für den Stapel der Tiere',
  large: 'für den Stapel der Großen Fische',
  corals: 'für den Stapel der Korallen',
  starter: 'für die Startperson',
  events: 'für die Ereignisse',
};
