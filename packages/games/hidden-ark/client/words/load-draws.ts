import type { DrawWords } from '@atoll/table-kit/table/draw-words.ts';

/** The names of the game's draws in a language. */
export const loadDraws = async (id: string): Promise<DrawWords> =>
  ((await import(`./${id}/rules.ts`)) as { readonly rules: { readonly draws: DrawWords } }).rules
    .draws;
