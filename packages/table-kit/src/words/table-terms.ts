import type { tableTerms } from './en/table-terms.ts';

/** The terms that every table has and explains. */
export type TableTerm = keyof typeof tableTerms;

export type TableTerms = Readonly<
  Record<TableTerm, { readonly name: string; readonly meaning: string }>
>;
