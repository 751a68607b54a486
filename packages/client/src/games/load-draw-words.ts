import type { DrawWords } from '../table/draw-words.ts';

/**
 * A game's words for its draws, in a language. Rejects for a game that draws nothing. Stands apart
 * from the entries of the games, which every page loads.
 */
export async function loadDrawWords(game: string, language: string): Promise<DrawWords> {
  const { draws } = (await import(`./${game}/words/${language}/draws.ts`)) as {
    readonly draws: DrawWords;
  };
  return draws;
}
