import type { Words } from './locale.ts';
import type { TableTerms } from './table-terms.ts';

/** The words of the shell in a language; only the folder of that language is loaded. */
export async function loadWords(id: string): Promise<Words> {
  const loaded: { readonly words: Words } = await import(`./${id}/index.ts`);
  return loaded.words;
}

/** The terms of every table, which are not needed before the first explanation. */
export async function loadTableTerms(id: string): Promise<TableTerms> {
  const loaded: { readonly tableTerms: TableTerms } = await import(`./${id}/table-terms.ts`);
  return loaded.tableTerms;
}
