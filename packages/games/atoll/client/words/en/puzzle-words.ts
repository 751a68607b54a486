import { counted } from '@atoll/engine/formats/en';
import type { PuzzleWords } from '@atoll/table-kit/table/puzzle-words.ts';

const turns = { one: 'turn', other: 'turns' };
const points = { one: 'point', other: 'points' };

export const puzzles: PuzzleWords = {
  about: 'It is round 4. All others have passed, and no card comes after a purchase. One set of turns brings the most points, in whatever order.',
  task: ({ turns: count }) => `You have ${counted(count, turns)} left. Make the most points of them.`,
  missed: ({ best }, reached) => `That makes ${counted(reached, points)}. With the best turns it is ${counted(best, points)}.`,
  solved: ({ best }) => `${counted(best, points)}: there is no better way.`,
};
