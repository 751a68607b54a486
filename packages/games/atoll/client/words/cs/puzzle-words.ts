import { counted } from '@atoll/engine/formats/cs';
import type { AtollPuzzleWords } from '../load-puzzle-words.ts';

const turns = { one: 'tah', few: 'tahy', other: 'tahů' };
const points = { one: 'bod', few: 'body', other: 'bodů' };

export const puzzles: AtollPuzzleWords = {
  about: 'Je 4. kolo. Všichni ostatní pasovali a\u00a0po nákupu už nepřijde žádná karta. Nejvíc bodů dá jediná sestava tahů, v\u00a0jakémkoli pořadí.',
  task: ({ turns: count }) => `Máš ještě ${counted(count, turns)}. Získej co nejvíc bodů.`,
  missed: ({ best }, reached) => `To je ${counted(reached, points)}. Nejlepšími tahy to je ${counted(best, points)}.`,
  solved: ({ best }) => `${counted(best, points)}: lépe to nejde.`,
};
