import type { LocaleId } from '@atoll/engine';
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

/** A language with all texts of a table of Hidden Ark. */
export interface ArkLocale extends Locale {
  readonly game: ArkWords;
  /** The texts of the rules: prompts, actions, events, reasons, names. */
  readonly text: ArkText;
}

export const { useScope: useArkLocale, speaking } = localeScope<ArkLocale>();

/** Adds the table's texts to a language, and loads those of no other. */
export async function loadArkLocale(locale: Locale): Promise<ArkLocale> {
  const [{ game }, text] = await Promise.all([
    import(`./${locale.id}/interface.ts`) as Promise<{ readonly game: ArkWords }>,
    loadText(locale.id as LocaleId),
  ]);
  return { ...locale, game, text };
}

/** The lesson for each kind of prompt. */
export const loadLessons = async ({ id }: Locale): Promise<typeof lessons> =>
  ((await import(`./${id}/lessons.ts`)) as { readonly lessons: typeof lessons }).lessons;

/** The gallery's texts beside the fish. */
export const loadGalleryWords = async ({ id }: Locale): Promise<typeof gallery> =>
  ((await import(`./${id}/gallery.ts`)) as { readonly gallery: typeof gallery }).gallery;

/** The terms that the table explains. */
export const loadTerms = async ({ id }: Locale): Promise<ArkTerms> =>
  ((await import(`./${id}/terms.ts`)) as { readonly terms: ArkTerms }).terms;

/** The texts in the pictures of the rules, and the words with an icon. */
export const loadRuleWords = async ({ id }: Locale): Promise<typeof rules> =>
  ((await import(`./${id}/rules.ts`)) as { readonly rules: typeof rules }).rules;

/** The texts of the first match. */
export const loadTutorialWords = async ({ id }: Locale): Promise<ArkTutorialWords> =>
  ((await import(`./${id}/tutorial.ts`)) as { readonly tutorial: ArkTutorialWords }).tutorial;
