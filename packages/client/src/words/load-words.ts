import type { Words } from './locale.ts';
import type { TableTerms } from './table-terms.ts';

/** The words of the shell in a language, whose folder is all that is loaded. */
export async function loadWords(id: string): Promise<Words> {
  return ((await import(`./${id}/index.ts`)) as { readonly words: Words }).words;
}

/** What every table explains, which nobody needs before the first explanation. */
export async function loadTableTerms(id: string): Promise<TableTerms> {
  const loaded = (await import(`./${id}/table-terms.ts`)) as { readonly tableTerms: TableTerms };
  return loaded.tableTerms;
}
