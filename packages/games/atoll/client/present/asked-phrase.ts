import type { AtollAction, AtollView, QuestionKind, QuestionView } from '../../src/index.ts';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

/** Questions that say up to how many things may be chosen. */
const UP_TO: ReadonlySet<QuestionKind> = new Set(['clean', 'purify', 'raise', 'rest', 'colony']);

/** The question with its number limited to the available choices. */
function possible(question: QuestionView, legal: readonly AtollAction[]): QuestionView {
  const open = legal.filter(({ type }) => type === 'choose' || type === 'side').length;
  return UP_TO.has(question.kind) && open > 0
    ? { ...question, count: Math.min(question.count, open) }
    : question;
}

/** The task of the asked person, and its later effects. */
export function askedPhrase(
  locale: AtollLocale,
  view: AtollView,
  legal: readonly AtollAction[],
): RichText {
  const later = locale.text.afterwardsPhrase(view);
  const words = locale.text.questionPhrase(possible(view.question, legal));
  return later.length === 0 ? words : [...words, ' ', ...later];
}
