import { counted } from '@atoll/engine/formats/fr';
import type { SteerePuzzleWords } from '../load-puzzle-words.ts';

const stones = { one: 'pierre', other: 'pierres' };

export const puzzles: SteerePuzzleWords = {
  about: 'La victoire peut être forcée, quelle que soit la réponse. Une seule première pierre y parvient à temps.',
  task: ({ turns }) => `Reliez deux îles opposées de votre couleur avec ${counted(turns, stones)}.`,
  missed: () => 'Après cette pierre, la victoire n’est plus forcée à temps.',
  solved: ({ turns }) => `Relié, avec ${counted(turns, stones)} au plus.`,
};
