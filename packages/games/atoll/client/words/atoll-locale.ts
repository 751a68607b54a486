import { loadText, type AtollText } from '../../src/text/index.ts';
import { localeScope } from '@atoll/table-kit/words/locale-scope.tsx';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { AtollTerms } from './atoll-terms.ts';
import type { game, recovery, spoken } from './en/interface.ts';
import type { lessons } from './en/lessons.ts';

/** The texts of the table of Atoll; English gives the shape. */
export interface AtollWords {
  /** Beside the game's own phrases. */
  readonly game: typeof game;
  /** For a person who does not see the table. */
  readonly spoken: typeof spoken;
  readonly recovery: typeof recovery;
}

export type AtollLessons = typeof lessons;

/** A language with all texts of a table of Atoll. */
export interface AtollLocale extends Locale, AtollWords {
  /** The texts of the rules: cards, prompts, actions, events, reasons. */
  readonly text: AtollText;
}

export const { useScope: useAtollLocale, Scope: AtollScope, speaking } = localeScope<AtollLocale>();

/** Adds the table's texts to a language, and loads those of no other. */
export async function loadAtollLocale(locale: Locale): Promise<AtollLocale> {
  const [words, text]: [AtollWords, AtollText] = await Promise.all([
    import(`./${locale.id}/interface.ts`),
    loadText(locale.id),
  ]);
  return { ...locale, ...words, text };
}

/** The lesson for each kind of prompt. */
export async function loadLessons({ id }: Locale): Promise<AtollLessons> {
  const loaded: { readonly lessons: AtollLessons } = await import(`./${id}/lessons.ts`);
  return loaded.lessons;
}

/** The terms that the table explains, beside those of the rules. */
export async function loadTerms({ id }: Locale): Promise<AtollTerms> {
  const loaded: AtollTerms = await import(`./${id}/terms.ts`);
  return loaded;
}
