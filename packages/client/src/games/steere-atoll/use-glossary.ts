import { useCallback } from 'react';
import type { Glossary } from '../../ui/explainer/glossary.ts';
import { loadTableTerms } from '../../words/load-words.ts';
import type { Locale } from '../../words/locale.ts';
import { loadTerms, useSteereLocale } from './words/steere-locale.ts';
import type { SteereTerm } from './words/steere-terms.ts';

/** Everything at the table of Steere's Atoll that explains itself, in one language. */
export async function loadGlossary(locale: Locale): Promise<Glossary<SteereTerm>> {
  const [table, own] = await Promise.all([loadTableTerms(locale.id), loadTerms(locale)]);
  return { ...table, ...own };
}

/** The same for a page. */
export function useGlossary(): () => Promise<Glossary> {
  const locale = useSteereLocale();
  return useCallback(() => loadGlossary(locale), [locale]);
}
