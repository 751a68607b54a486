import type { LocaleId } from '@atoll/engine';
import { loadText, type AtollText } from '@atoll/game-atoll/text';
import { localeScope } from '../../../words/locale-scope.tsx';
import type { Locale } from '../../../words/locale.ts';
import type { AtollTerms } from './atoll-terms.ts';
import type { gallery } from './en/gallery.ts';
import type { game } from './en/interface.ts';
import type { lessons } from './en/lessons.ts';
import type { recovery } from './en/recovery.ts';
import type { rules } from './en/rules.ts';
import type { spoken } from './en/spoken.ts';
import type { tutorial } from './en/tutorial.ts';

/** What the table of Atoll says; English gives the shape. */
export interface AtollWords {
  /** Beside the game's own phrases. */
  readonly game: typeof game;
  /** To somebody who does not see the table. */
  readonly spoken: typeof spoken;
  readonly recovery: typeof recovery;
}

export type AtollLessons = typeof lessons;
export type AtollTutorialWords = typeof tutorial;
/** What every key at the table does. */
export type KeyList = readonly (readonly [string, string])[];
export type GalleryWords = typeof gallery;
export type RuleWords = typeof rules;
/** A part of a card, by its icon. */
export interface LegendLine {
  readonly icon: string;
  readonly text: string;
}

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

/** What the first match says. */
export const loadTutorialWords = async ({ id }: Locale): Promise<AtollTutorialWords> =>
  ((await import(`./${id}/tutorial.ts`)) as { readonly tutorial: AtollTutorialWords }).tutorial;

export const loadKeys = async ({ id }: Locale): Promise<KeyList> =>
  ((await import(`./${id}/keys.ts`)) as { readonly keys: KeyList }).keys;

/** What the table explains, beside the terms of the rules. */
export const loadTerms = async ({ id }: Locale): Promise<AtollTerms> =>
  ((await import(`./${id}/terms.ts`)) as { readonly terms: AtollTerms }).terms;

/** What the gallery says beside the cards. */
export const loadGalleryWords = async ({ id }: Locale): Promise<GalleryWords> =>
  ((await import(`./${id}/gallery.ts`)) as { readonly gallery: GalleryWords }).gallery;

/** What stands in the pictures of the rules, and which words icons stand beside. */
export const loadRuleWords = async ({ id }: Locale): Promise<RuleWords> =>
  ((await import(`./${id}/rules.ts`)) as { readonly rules: RuleWords }).rules;
