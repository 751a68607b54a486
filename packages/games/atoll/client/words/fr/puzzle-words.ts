import { counted } from '@atoll/engine/formats/fr';
import type { AtollPuzzleWords } from '../load-puzzle-words.ts';

const turns = { one: 'tour', other: 'tours' };
const points = (count: number): string => counted(count, { one: 'point', other: 'points' });

export const puzzles: AtollPuzzleWords = {
  about: 'C’est la manche 4. Tous les autres ont passé, et aucune carte ne vient après un achat. Un seul choix de tours rapporte le plus de points, dans n’importe quel ordre.',
  task: ({ turns: count }) => `Il vous reste ${counted(count, turns)}. Marquez le plus de points possible.`,
  missed: ({ best }, reached) => `Cela fait ${points(reached)}. Avec les meilleurs tours, c’est ${points(best)}.`,
  solved: ({ best }) => `${points(best)}\u202f: on ne peut pas faire mieux.`,
};
