import type { LocaleId } from '@atoll/engine';
import { loadText, type ArkText } from '@atoll/game-hidden-ark/text';
import { localeScope } from '../../../words/locale-scope.tsx';
import type { Locale } from '../../../words/locale.ts';
import type { ArkTerms } from './ark-terms.ts';
import type { gallery } from './en/gallery.ts';
import type { game } from './en/interface.ts';
import type { lessons } from './en/lessons.ts';
import type { rules } from './en/rules.ts';
import type { tutorial } from './en/tutorial.ts';

/** What the table of Hidden Ark says beside the game's own text; English gives the shape. */
export type ArkWords = typeof game;

export type ArkGalleryWords = typeof gallery;

export type ArkTutorialWords = typeof tutorial;

/** A language with all that is said at a table of Hidden Ark. */
export interface ArkLocale extends Locale {
  readonly game: ArkWords;
  /** What the rules say: questions, actions, events, reasons, names. */
  readonly text: ArkText;
}

export const { useScope: useArkLocale, speaking } = localeScope<ArkLocale>();

/** Adds to a language what the table says, and loads nothing of any other. */
export async function loadArkLocale(locale: Locale): Promise<ArkLocale> {
  const [{ game }, text] = await Promise.all([
    import(`./${locale.id}/interface.ts`) as Promise<{ readonly game: ArkWords }>,
    loadText(locale.id as LocaleId),
  ]);
  return { ...locale, game, text };
}

/** What each kind of question wants. */
export const loadLessons = async ({ id }: Locale): Promise<typeof lessons> =>
  ((await import(`./${id}/lessons.ts`)) as { readonly lessons: typeof lessons }).lessons;

/** What the gallery says beside the fish. */
export const loadGalleryWords = async ({ id }: Locale): Promise<typeof gallery> =>
  ((await import(`./${id}/gallery.ts`)) as { readonly gallery: typeof gallery }).gallery;

/** What the table explains. */
export const loadTerms = async ({ id }: Locale): Promise<ArkTerms> =>
  ((await import(`./${id}/terms.ts`)) as { readonly terms: ArkTerms }).terms;

/** What is said in the pictures of the rules, and which words icons stand beside. */
export const loadRuleWords = async ({ id }: Locale): Promise<typeof rules> =>
  ((await import(`./${id}/rules.ts`)) as { readonly rules: typeof rules }).rules;

/** What the first match says. */
export const loadTutorialWords = async ({ id }: Locale): Promise<ArkTutorialWords> =>
  ((await import(`./${id}/tutorial.ts`)) as { readonly tutorial: ArkTutorialWords }).tutorial;
