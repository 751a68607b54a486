import { counted } from '@atoll/engine/formats/fr';
import type { PuzzleWords } from '@atoll/table-kit/table/puzzle-words.ts';

const turns = { one: 'tour', other: 'tours' };
const points = { one: 'point', other: 'points' };

export const puzzles: PuzzleWords = {
  about: 'C’est la manche 4. Tous les autres ont passé, et aucune carte ne vient après un achat. Un seul choix de tours rapporte le plus de points, dans n’importe quel ordre.',
  task: ({ turns: count }) => `Il te reste ${counted(count, turns)}. Marque le plus de points possible.`,
  missed: ({ best }, reached) => `Cela fait ${counted(reached, points)}. Avec les meilleurs tours, c’est ${counted(best, points)}.`,
  solved: ({ best }) => `${counted(best, points)}\u00a0: on ne peut pas faire mieux.`,
};
