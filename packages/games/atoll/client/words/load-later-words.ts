import type { KeyList } from '@atoll/table-kit/ui/dialog/keys-dialog.tsx';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { gallery } from './en/gallery.ts';
import type { rules } from './en/rules.ts';
import type { tutorial } from './en/tutorial.ts';

export type AtollTutorialWords = typeof tutorial;
export type GalleryWords = typeof gallery;
export type RuleWords = typeof rules;
/** A part of a card, by its icon. */
export interface LegendLine {
  readonly icon: string;
  readonly text: string;
}

/** The texts of the first match. */
export const loadTutorialWords = async ({ id }: Locale): Promise<AtollTutorialWords> =>
  ((await import(`./${id}/tutorial.ts`)) as { readonly tutorial: AtollTutorialWords }).tutorial;

export const loadKeys = async ({ id }: Locale): Promise<KeyList> =>
  ((await import(`./${id}/keys.ts`)) as { readonly keys: KeyList }).keys;

/** The gallery's texts beside the cards. */
export const loadGalleryWords = async ({ id }: Locale): Promise<GalleryWords> =>
  ((await import(`./${id}/gallery.ts`)) as { readonly gallery: GalleryWords }).gallery;

/** The texts in the pictures of the rules, and the words with an icon. */
export const loadRuleWords = async ({ id }: Locale): Promise<RuleWords> =>
  ((await import(`./${id}/rules.ts`)) as { readonly rules: RuleWords }).rules;
