import type { LocaleId } from '@atoll/engine';
import { loadText, type SteereText } from '../../src/text/index.ts';
import { localeScope } from '@atoll/table-kit/words/locale-scope.tsx';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { game } from './en/interface.ts';
import type { lessons } from './en/lessons.ts';
import type { rules } from './en/rules.ts';
import type { tutorial } from './en/tutorial.ts';
import type { SteereTerms } from './steere-terms.ts';

/** The texts of the table of Steere's Atoll beside the game's own; English gives the shape. */
export type SteereWords = typeof game;
export type SteereLessons = typeof lessons;
export type SteereTutorialWords = typeof tutorial;

/** A language with all texts of a table of Steere's Atoll. */
export interface SteereLocale extends Locale {
  readonly game: SteereWords;
  /** The texts of the rules: prompts, actions, events, reasons. */
  readonly text: SteereText;
}

export const {
  useScope: useSteereLocale,
  Scope: SteereScope,
  speaking,
} = localeScope<SteereLocale>();

/** Adds the table's texts to a language, and loads those of no other. */
export async function loadSteereLocale(locale: Locale): Promise<SteereLocale> {
  const [{ game }, text] = await Promise.all([
    import(`./${locale.id}/interface.ts`) as Promise<{ readonly game: SteereWords }>,
    loadText(locale.id as LocaleId),
  ]);
  return { ...locale, game, text };
}

/** The lesson for each kind of prompt. */
export const loadLessons = async ({ id }: Locale): Promise<SteereLessons> =>
  ((await import(`./${id}/lessons.ts`)) as { readonly lessons: SteereLessons }).lessons;

/** The terms that the table explains. */
export const loadTerms = async ({ id }: Locale): Promise<SteereTerms> =>
  ((await import(`./${id}/terms.ts`)) as { readonly terms: SteereTerms }).terms;

/** The texts in the pictures of the rules, and the words with an icon. */
export const loadRuleWords = async ({ id }: Locale): Promise<typeof rules> =>
  ((await import(`./${id}/rules.ts`)) as { readonly rules: typeof rules }).rules;

/** The texts of the first match. */
export const loadTutorialWords = async ({ id }: Locale): Promise<SteereTutorialWords> =>
  ((await import(`./${id}/tutorial.ts`)) as { readonly tutorial: SteereTutorialWords }).tutorial;
