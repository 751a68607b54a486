import type { LocaleId } from '@atoll/engine';
import { loadText, type AtollText } from '@atoll/game-atoll/text';
import { localeScope } from '../../../words/locale-scope.tsx';
import type { Locale } from '../../../words/locale.ts';
import type { AtollTerms } from './atoll-terms.ts';
import type { game } from './en/interface.ts';
import type { lessons } from './en/lessons.ts';
import type { recovery } from './en/recovery.ts';
import type { spoken } from './en/spoken.ts';

/** What the table of Atoll says; English gives the shape. */
export interface AtollWords {
  /** Beside the game's own phrases. */
  readonly game: typeof game;
  /** To somebody who does not see the table. */
  readonly spoken: typeof spoken;
  readonly recovery: typeof recovery;
}

export type AtollLessons = typeof lessons;

/** A language with all that is said at a table of Atoll. */
export interface AtollLocale extends Locale, AtollWords {
  /** What the rules say: cards, questions, actions, events, reasons. */
  readonly text: AtollText;
}

export const { useScope: useAtollLocale, Scope: AtollScope, speaking } = localeScope<AtollLocale>();

/** Adds to a language what the table says, and loads nothing of any other. */
export async function loadAtollLocale(locale: Locale): Promise<AtollLocale> {
  const [{ words }, text] = await Promise.all([
    import(`./${locale.id}/index.ts`) as Promise<{ readonly words: AtollWords }>,
    loadText(locale.id as LocaleId),
  ]);
  return { ...locale, ...words, text };
}

/** What each kind of question wants. */
export const loadLessons = async ({ id }: Locale): Promise<AtollLessons> =>
  ((await import(`./${id}/lessons.ts`)) as { readonly lessons: AtollLessons }).lessons;

/** What the table explains, beside the terms of the rules. */
export const loadTerms = async ({ id }: Locale): Promise<AtollTerms> =>
  ((await import(`./${id}/terms.ts`)) as { readonly terms: AtollTerms }).terms;
