import type { Words } from './locale.ts';
import type { replay } from './en/replay.ts';
import type { rules } from './en/rules.ts';
import type { TableTerms } from './table-terms.ts';

export type ReplayWords = typeof replay;
export type RulesWords = typeof rules;

/** The words of the shell in a language, whose folder is all that is loaded. */
export async function loadWords(id: string): Promise<Words> {
  return ((await import(`./${id}/index.ts`)) as { readonly words: Words }).words;
}

/** What every table explains, which nobody needs before the first explanation. */
export async function loadTableTerms(id: string): Promise<TableTerms> {
  const loaded = (await import(`./${id}/table-terms.ts`)) as { readonly tableTerms: TableTerms };
  return loaded.tableTerms;
}

/** What is said of a match that is looked back at. */
export async function loadReplayWords(id: string): Promise<ReplayWords> {
  return ((await import(`./${id}/replay.ts`)) as { readonly replay: ReplayWords }).replay;
}

/** What is said around the rules of a game. */
export async function loadRulesWords(id: string): Promise<RulesWords> {
  return ((await import(`./${id}/rules.ts`)) as { readonly rules: RulesWords }).rules;
}
