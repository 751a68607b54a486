import { tableOf } from '@atoll/engine';
import { CARDS } from '../src/table-facts.ts';
import { withRules, type Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { loadTableTerms } from '@atoll/table-kit/words/load-words.ts';
import type { TableTerm } from '@atoll/table-kit/words/table-terms.ts';
import { RULE_OF_TERM } from './rules/rule-ids.ts';
import { loadTerms, type DasLocale } from './words/das-locale.ts';
import type { DasTerm } from './words/das-terms.ts';

/** Everything at the table of Das Atoll that explains itself, in one language. */
export async function loadGlossary(locale: DasLocale): Promise<Glossary<DasTerm | TableTerm>> {
  const [table, own] = await Promise.all([loadTableTerms(locale.id), loadTerms(locale)]);
  const { cardNames, cardMeaning } = locale.game;
  const cards = tableOf(
    CARDS.map((card) => [
      `card:${card}` as const,
      { name: cardNames[card], meaning: cardMeaning[card] },
    ]),
  );
  return withRules<DasTerm | TableTerm>({ ...table, ...own, ...cards }, RULE_OF_TERM);
}
