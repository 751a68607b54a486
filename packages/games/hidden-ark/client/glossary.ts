import { withRules, type Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { loadTableTerms } from '@atoll/table-kit/words/load-words.ts';
import type { TableTerm } from '@atoll/table-kit/words/table-terms.ts';
import { RULE_OF_TERM } from './rules/rule-ids.ts';
import { loadTerms, type ArkLocale } from './words/ark-locale.ts';
import type { ArkTerm } from './words/ark-terms.ts';

/** Everything at the table of Hidden Ark that explains itself, in one language. */
export async function loadGlossary(locale: ArkLocale): Promise<Glossary<ArkTerm | TableTerm>> {
  const [table, own] = await Promise.all([loadTableTerms(locale.id), loadTerms(locale)]);
  return withRules<ArkTerm | TableTerm>({ ...table, ...own }, RULE_OF_TERM);
}
