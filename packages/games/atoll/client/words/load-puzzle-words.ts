import type { puzzles } from './en/puzzle-words.ts';

export type AtollPuzzleWords = typeof puzzles;

/** What the game says about its puzzles in a language. */
export async function loadPuzzleWords(id: string): Promise<AtollPuzzleWords> {
  const loaded: { readonly puzzles: AtollPuzzleWords } = await import(`./${id}/puzzle-words.ts`);
  return loaded.puzzles;
}
