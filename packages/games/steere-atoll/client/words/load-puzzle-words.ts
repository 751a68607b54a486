import type { puzzles } from './en/puzzle-words.ts';

export type SteerePuzzleWords = typeof puzzles;

/** What the game says about its puzzles in a language. */
export async function loadPuzzleWords(id: string): Promise<SteerePuzzleWords> {
  const loaded: { readonly puzzles: SteerePuzzleWords } = await import(`./${id}/puzzle-words.ts`);
  return loaded.puzzles;
}
