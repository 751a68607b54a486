import { localeScope } from '@atoll/table-kit/words/locale-scope.tsx';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { DasTerms } from './das-terms.ts';
import type { game } from './en/interface.ts';
import type { lessons } from './en/lessons.ts';
import type { rules } from './en/rules.ts';
import type { tutorial } from './en/tutorial.ts';

/** The texts of the table of Das Atoll; English gives the shape. */
export type DasWords = typeof game;

export type DasTutorialWords = typeof tutorial;

/** A language with all texts of a table of Das Atoll. */
export interface DasLocale extends Locale {
  readonly game: DasWords;
}

export const { useScope: useDasLocale, speaking } = localeScope<DasLocale>();

/** Adds the table's texts to a language, and loads those of no other. */
export async function loadDasLocale(locale: Locale): Promise<DasLocale> {
  const { game } = (await import(`./${locale.id}/interface.ts`)) as { readonly game: DasWords };
  return { ...locale, game };
}

/** The lesson for each kind of prompt. */
export const loadLessons = async ({ id }: Locale): Promise<typeof lessons> =>
  ((await import(`./${id}/lessons.ts`)) as { readonly lessons: typeof lessons }).lessons;

/** The terms that the table explains. */
export const loadTerms = async ({ id }: Locale): Promise<DasTerms> =>
  ((await import(`./${id}/terms.ts`)) as { readonly terms: DasTerms }).terms;

/** The words of the rules with an icon. */
export const loadRuleWords = async ({ id }: Locale): Promise<typeof rules> =>
  ((await import(`./${id}/rules.ts`)) as { readonly rules: typeof rules }).rules;

/** The texts of the first match. */
export const loadTutorialWords = async ({ id }: Locale): Promise<DasTutorialWords> =>
  ((await import(`./${id}/tutorial.ts`)) as { readonly tutorial: DasTutorialWords }).tutorial;
