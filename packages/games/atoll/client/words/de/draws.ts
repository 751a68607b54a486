import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

export const draws: DrawWords = {
  animals: 'für den Stapel der Tiere',
  large: 'für den Stapel der Großen Fische',
  corals: 'für den Stapel der Korallen',
  starter: 'für die Startperson',
  events: 'für die Ereignisse',
};
