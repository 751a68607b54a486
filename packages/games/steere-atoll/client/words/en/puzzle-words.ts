import { counted } from '@atoll/engine/formats/en';
import type { PuzzleTask } from '@atoll/engine';

const stones = { one: 'stone', other: 'stones' };

/** The puzzles of the game. */
export const puzzles = {
  about: 'The win can be forced, however the other side answers. Only one first stone does it in time.',
  task: ({ turns }: PuzzleTask) => `Connect opposite islands of your colour with ${counted(turns, stones)}.`,
  missed: (_task: PuzzleTask, _reached: number) => 'After this stone the win is no longer forced in time.',
  solved: ({ turns }: PuzzleTask) => `Connected, with ${counted(turns, stones)} at most.`,
};
