import type { Locale } from '../../../words/locale.ts';
import type { gallery } from './en/gallery.ts';
import type { rules } from './en/rules.ts';
import type { tutorial } from './en/tutorial.ts';

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

/** What the first match says. */
export const loadTutorialWords = async ({ id }: Locale): Promise<AtollTutorialWords> =>
  ((await import(`./${id}/tutorial.ts`)) as { readonly tutorial: AtollTutorialWords }).tutorial;

export const loadKeys = async ({ id }: Locale): Promise<KeyList> =>
  ((await import(`./${id}/keys.ts`)) as { readonly keys: KeyList }).keys;

/** What the gallery says beside the cards. */
export const loadGalleryWords = async ({ id }: Locale): Promise<GalleryWords> =>
  ((await import(`./${id}/gallery.ts`)) as { readonly gallery: GalleryWords }).gallery;

/** What stands in the pictures of the rules, and which words icons stand beside. */
export const loadRuleWords = async ({ id }: Locale): Promise<RuleWords> =>
  ((await import(`./${id}/rules.ts`)) as { readonly rules: RuleWords }).rules;
