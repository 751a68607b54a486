import type { PuzzleWords } from '@atoll/table-kit/table/puzzle-words.ts';

/** What the game says about its puzzles in a language. */
export async function loadPuzzleWords(id: string): Promise<PuzzleWords> {
  const loaded: { readonly puzzles: PuzzleWords } = await import(`./${id}/puzzle-words.ts`);
  return loaded.puzzles;
}
