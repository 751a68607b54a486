import type { AtollView } from '../../../src/index.ts';
import { loadRuleTerms } from '../../../src/text/index.ts';
import { withRules, type Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { loadTableTerms } from '@atoll/table-kit/words/load-words.ts';
import { loadTerms, type AtollLocale } from '../../words/atoll-locale.ts';
import type { AtollTerm } from '../../words/atoll-terms.ts';
import { RULE_OF_TERM } from '../../rules/rule-of-term.ts';
import { pointsText } from './points-text.ts';

/** All explained terms at the table of Atoll, in one language. */
export async function loadGlossary(
  locale: AtollLocale,
): Promise<{ readonly always: Glossary<AtollTerm>; readonly alone: Glossary<'hunt'> }> {
  const [rules, table, { always, alone }] = await Promise.all([
    loadRuleTerms(locale.id),
    loadTableTerms(locale.id),
    loadTerms(locale),
  ]);
  return {
    always: withRules<AtollTerm>({ ...rules, ...table, ...always }, RULE_OF_TERM),
    alone: withRules(alone, RULE_OF_TERM),
  };
}

/** The glossary, with the current state of the table; `view` returns the current view. */
export async function glossaryAt(locale: AtollLocale, view: () => AtollView): Promise<Glossary> {
  const { always, alone } = await loadGlossary(locale);
  return {
    ...always,
    ...(view().seats.length === 1 ? alone : {}),
    points: {
      ...always.points,
      now: ({ dataset }) => pointsText(locale, view(), Number(dataset['of'])),
    },
  };
}
