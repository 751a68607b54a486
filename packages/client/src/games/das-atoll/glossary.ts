import { withRules, type Glossary } from '../../ui/explainer/glossary.ts';
import { loadTableTerms } from '../../words/load-words.ts';
import type { TableTerm } from '../../words/table-terms.ts';
import { RULE_OF_TERM } from './rules/rule-ids.ts';
import { loadTerms, type DasLocale } from './words/das-locale.ts';
import type { DasTerm } from './words/das-terms.ts';

/** Everything at the table of Das Atoll that explains itself, in one language. */
export async function loadGlossary(locale: DasLocale): Promise<Glossary<DasTerm | TableTerm>> {
  const [table, own] = await Promise.all([loadTableTerms(locale.id), loadTerms(locale)]);
  return withRules<DasTerm | TableTerm>({ ...table, ...own }, RULE_OF_TERM);
}
