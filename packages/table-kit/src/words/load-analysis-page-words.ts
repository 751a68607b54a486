import type { analysisPage } from './en/page-words/analysis-page.ts';

export type AnalysisPageWords = typeof analysisPage;

/** The words of the page of analysis. */
export async function loadAnalysisPageWords(id: string): Promise<AnalysisPageWords> {
  const loaded: { readonly analysisPage: AnalysisPageWords } = await import(
    `./${id}/page-words/analysis-page.ts`
  );
  return loaded.analysisPage;
}
