import { useCallback } from 'react';
import { withRules, type Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { loadTableTerms } from '@atoll/table-kit/words/load-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { RULE_OF_TERM } from './rules/rule-ids.ts';
import { loadTerms, useSteereLocale } from './words/steere-locale.ts';
import type { SteereTerm } from './words/steere-terms.ts';

/** Everything at the table of Steere's Atoll that explains itself, in one language. */
export async function loadGlossary(locale: Locale): Promise<Glossary<SteereTerm>> {
  const [table, own] = await Promise.all([loadTableTerms(locale.id), loadTerms(locale)]);
  return withRules<SteereTerm>({ ...table, ...own }, RULE_OF_TERM);
}

/** The same for a page. */
export function useGlossary(): () => Promise<Glossary> {
  const locale = useSteereLocale();
  return useCallback(() => loadGlossary(locale), [locale]);
}
