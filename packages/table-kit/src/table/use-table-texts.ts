import type { HistoryStep } from '@atoll/protocol';
import { useCallback, useMemo } from 'react';
import type { Glossary } from '../ui/explainer/glossary.ts';
import type { Locale } from '../words/locale.ts';
import { plainAnnouncer } from './a11y/plain-announcer.ts';
import type { Announcer } from './a11y/use-live.ts';
import type { LogLine } from './controls/log-panel.tsx';

/** A step of a game in words. `S` is what its sentences need beside the language, as names. */
interface StepWords<L, S, E> {
  readonly sentences: (locale: L, step: HistoryStep<E>, said: S) => readonly string[];
  readonly lines: (locale: L, step: HistoryStep<E>, said: S) => readonly LogLine[];
  readonly terms: (locale: L) => Promise<Glossary>;
}

/** The same as a table needs it; each stays the same as long as its result does. */
interface TableTexts<E> {
  readonly tell: Announcer<E>;
  readonly lines: (step: HistoryStep<E>) => readonly LogLine[];
  readonly terms: () => Promise<Glossary>;
}

/** The announcements, the log and the explained terms of a table in one language. */
export function useTableTexts<L extends Locale, S, E>(
  locale: L,
  said: S,
  { sentences, lines, terms }: StepWords<L, S, E>,
): TableTexts<E> {
  const loadTerms = useCallback(() => terms(locale), [locale, terms]);
  return useMemo(
    () => ({
      tell: plainAnnouncer({
        say: (step: HistoryStep<E>) => sentences(locale, step, said),
        ...locale.words.table.frame,
      }),
      lines: (step) => lines(locale, step, said),
      terms: loadTerms,
    }),
    [locale, said, sentences, lines, loadTerms],
  );
}
