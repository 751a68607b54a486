import { loadText, type ArkText } from '../../src/text/index.ts';
import { localeScope } from '@atoll/table-kit/words/locale-scope.tsx';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { ArkTerms } from './ark-terms.ts';
import type { gallery } from './en/gallery.ts';
import type { game } from './en/interface.ts';
import type { lessons } from './en/lessons.ts';
import type { rules } from './en/rules.ts';
import type { tutorial } from './en/tutorial.ts';

/** The texts of the table of Hidden Ark beside the game's own; English gives the shape. */
export type ArkWords = typeof game;

export type ArkGalleryWords = typeof gallery;

export type ArkTutorialWords = typeof tutorial;

type ArkLessons = typeof lessons;

type ArkRuleWords = typeof rules;

/** A language with all texts of a table of Hidden Ark. */
export interface ArkLocale extends Locale {
  readonly game: ArkWords;
  /** The texts of the rules: prompts, actions, events, reasons, names. */
  readonly text: ArkText;
}

export const { useScope: useArkLocale, speaking } = localeScope<ArkLocale>();

/** Adds the table's texts to a language, and loads those of no other. */
export async function loadArkLocale(locale: Locale): Promise<ArkLocale> {
  const [{ game }, text]: [{ readonly game: ArkWords }, ArkText] = await Promise.all([
    import(`./${locale.id}/interface.ts`),
    loadText(locale.id),
  ]);
  return { ...locale, game, text };
}

/** The lesson for each kind of prompt. */
export async function loadLessons({ id }: Locale): Promise<ArkLessons> {
  const loaded: { readonly lessons: ArkLessons } = await import(`./${id}/lessons.ts`);
  return loaded.lessons;
}

/** The gallery's texts beside the fish. */
export async function loadGalleryWords({ id }: Locale): Promise<ArkGalleryWords> {
  const loaded: { readonly gallery: ArkGalleryWords } = await import(`./${id}/gallery.ts`);
  return loaded.gallery;
}

/** The terms that the table explains. */
export async function loadTerms({ id }: Locale): Promise<ArkTerms> {
  const loaded: { readonly terms: ArkTerms } = await import(`./${id}/terms.ts`);
  return loaded.terms;
}

/** The texts in the pictures of the rules, and the words with an icon. */
export async function loadRuleWords({ id }: Locale): Promise<ArkRuleWords> {
  const loaded: { readonly rules: ArkRuleWords } = await import(`./${id}/rules.ts`);
  return loaded.rules;
}

/** The texts of the first match. */
export async function loadTutorialWords({ id }: Locale): Promise<ArkTutorialWords> {
  const loaded: { readonly tutorial: ArkTutorialWords } = await import(`./${id}/tutorial.ts`);
  return loaded.tutorial;
}
