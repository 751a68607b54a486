import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The names of the game's draws in a language. */
export async function loadDraws(id: string): Promise<DrawWords> {
  const loaded: { readonly rules: { readonly draws: DrawWords } } = await import(
    `./${id}/rules.ts`
  );
  return loaded.rules.draws;
}
