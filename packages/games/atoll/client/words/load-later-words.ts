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
export async function loadTutorialWords({ id }: Locale): Promise<AtollTutorialWords> {
  const loaded: { readonly tutorial: AtollTutorialWords } = await import(`./${id}/tutorial.ts`);
  return loaded.tutorial;
}

export async function loadKeys({ id }: Locale): Promise<KeyList> {
  const loaded: { readonly keys: KeyList } = await import(`./${id}/keys.ts`);
  return loaded.keys;
}

/** The gallery's texts beside the cards. */
export async function loadGalleryWords({ id }: Locale): Promise<GalleryWords> {
  const loaded: { readonly gallery: GalleryWords } = await import(`./${id}/gallery.ts`);
  return loaded.gallery;
}

/** The texts in the pictures of the rules, and the words with an icon. */
export async function loadRuleWords({ id }: Locale): Promise<RuleWords> {
  const loaded: { readonly rules: RuleWords } = await import(`./${id}/rules.ts`);
  return loaded.rules;
}
