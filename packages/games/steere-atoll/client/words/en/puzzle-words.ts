import { counted } from '@atoll/engine/formats/en';
import type { PuzzleWords } from '@atoll/table-kit/table/puzzle-words.ts';

const stones = { one: 'stone', other: 'stones' };

export const puzzles: PuzzleWords = {
  about: 'The win can be forced, however the other side answers. Only one first stone does it in time.',
  task: ({ turns }) => `Connect opposite islands of your colour with ${counted(turns, stones)}.`,
  missed: () => 'After this stone the win is no longer forced in time.',
  solved: ({ turns }) => `Connected, with ${counted(turns, stones)} at most.`,
};
