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

type DasLessons = typeof lessons;

type DasRuleWords = typeof rules;

/** A language with all texts of a table of Das Atoll. */
export interface DasLocale extends Locale {
  readonly game: DasWords;
}

export const { useScope: useDasLocale, speaking } = localeScope<DasLocale>();

/** Adds the table's texts to a language, and loads those of no other. */
export async function loadDasLocale(locale: Locale): Promise<DasLocale> {
  const { game }: { readonly game: DasWords } = await import(`./${locale.id}/interface.ts`);
  return { ...locale, game };
}

/** The lesson for each kind of prompt. */
export async function loadLessons({ id }: Locale): Promise<DasLessons> {
  const loaded: { readonly lessons: DasLessons } = await import(`./${id}/lessons.ts`);
  return loaded.lessons;
}

/** The terms that the table explains. */
export async function loadTerms({ id }: Locale): Promise<DasTerms> {
  const loaded: { readonly terms: DasTerms } = await import(`./${id}/terms.ts`);
  return loaded.terms;
}

/** The words of the rules with an icon. */
export async function loadRuleWords({ id }: Locale): Promise<DasRuleWords> {
  const loaded: { readonly rules: DasRuleWords } = await import(`./${id}/rules.ts`);
  return loaded.rules;
}

/** The texts of the first match. */
export async function loadTutorialWords({ id }: Locale): Promise<DasTutorialWords> {
  const loaded: { readonly tutorial: DasTutorialWords } = await import(`./${id}/tutorial.ts`);
  return loaded.tutorial;
}
