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
type SteereRuleWords = typeof rules;

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
  const [{ game }, text]: [{ readonly game: SteereWords }, SteereText] = await Promise.all([
    import(`./${locale.id}/interface.ts`),
    loadText(locale.id),
  ]);
  return { ...locale, game, text };
}

/** The lesson for each kind of prompt. */
export async function loadLessons({ id }: Locale): Promise<SteereLessons> {
  const loaded: { readonly lessons: SteereLessons } = await import(`./${id}/lessons.ts`);
  return loaded.lessons;
}

/** The terms that the table explains. */
export async function loadTerms({ id }: Locale): Promise<SteereTerms> {
  const loaded: { readonly terms: SteereTerms } = await import(`./${id}/terms.ts`);
  return loaded.terms;
}

/** The texts in the pictures of the rules, and the words with an icon. */
export async function loadRuleWords({ id }: Locale): Promise<SteereRuleWords> {
  const loaded: { readonly rules: SteereRuleWords } = await import(`./${id}/rules.ts`);
  return loaded.rules;
}

/** The texts of the first match. */
export async function loadTutorialWords({ id }: Locale): Promise<SteereTutorialWords> {
  const loaded: { readonly tutorial: SteereTutorialWords } = await import(`./${id}/tutorial.ts`);
  return loaded.tutorial;
}
