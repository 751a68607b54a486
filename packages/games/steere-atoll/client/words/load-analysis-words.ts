import type { analysis } from './en/analysis-words.ts';

export type SteereAnalysisWords = typeof analysis;

/** What the game says about the analysis of its positions in a language. */
export async function loadAnalysisWords(id: string): Promise<SteereAnalysisWords> {
  const loaded: { readonly analysis: SteereAnalysisWords } = await import(
    `./${id}/analysis-words.ts`
  );
  return loaded.analysis;
}
