import type { PuzzleTask } from '@atoll/engine';

/** What a game says about its puzzles, in one language. */
export interface PuzzleWords {
  /** The special conditions of its puzzles, in a sentence or two. */
  readonly about: string;
  /** The task, in one sentence. */
  task(task: PuzzleTask): string;
  /** Where an attempt has come to `reached` and not to the best. */
  missed(task: PuzzleTask, reached: number): string;
  solved(task: PuzzleTask): string;
}
