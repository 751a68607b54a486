import type { puzzlePage } from './en/page-words/puzzle-page.ts';

export type PuzzlePageWords = typeof puzzlePage;

/** The words of the page of puzzles. */
export async function loadPuzzlePageWords(id: string): Promise<PuzzlePageWords> {
  const loaded: { readonly puzzlePage: PuzzlePageWords } = await import(
    `./${id}/page-words/puzzle-page.ts`
  );
  return loaded.puzzlePage;
}
