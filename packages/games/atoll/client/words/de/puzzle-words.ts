import { counted } from '@atoll/engine/formats/de';
import type { AtollPuzzleWords } from '../load-puzzle-words.ts';

const turns = { one: 'Zug', other: 'Züge' };
const points = { one: 'Punkt', other: 'Punkte' };

export const puzzles: AtollPuzzleWords = {
  about: 'Es ist Runde 4. Alle anderen haben gepasst, und nach einem Kauf kommt keine Karte nach. Eine Auswahl von Zügen bringt die meisten Punkte, gleich in welcher Reihenfolge.',
  task: ({ turns: count }) => `Du hast noch ${counted(count, turns)}. Hol die meisten Punkte heraus.`,
  missed: ({ best }, reached) => `Das macht ${counted(reached, points)}. Mit den besten Zügen sind es ${counted(best, points)}.`,
  solved: ({ best }) => `${counted(best, points)}: besser geht es nicht.`,
};
