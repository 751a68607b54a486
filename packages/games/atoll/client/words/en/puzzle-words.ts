import { counted } from '@atoll/engine/formats/en';
import type { PuzzleTask } from '@atoll/engine';

const turns = { one: 'turn', other: 'turns' };
const points = { one: 'point', other: 'points' };

/** The puzzles of the game. */
export const puzzles = {
  about: 'It is round 4. All others have passed, and no card comes after a purchase. One set of turns brings the most points, in whatever order.',
  task: ({ turns: count }: PuzzleTask) => `You have ${counted(count, turns)} left. Make the most points of them.`,
  missed: ({ best }: PuzzleTask, reached: number) => `That makes ${counted(reached, points)}. With the best turns it is ${counted(best, points)}.`,
  solved: ({ best }: PuzzleTask) => `${counted(best, points)}: there is no better way.`,
};
