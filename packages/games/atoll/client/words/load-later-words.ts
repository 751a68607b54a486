import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { gallery } from './en/gallery.ts';
import type { rules } from './en/rules.ts';
import type { tutorial } from './en/tutorial.ts';

export type AtollTutorialWords = typeof tutorial;
/** The action of every key at the table. */
export type KeyList = readonly (readonly [string, string])[];
export type GalleryWords = typeof gallery;
export type RuleWords = typeof rules;
/** A part of a card, by its icon. */
export interface LegendLine {
  readonly icon: string;
  readonly text: string;
}

/** The texts of the first match. */
export async function loadTutorialWords({ id }: Locale): Promise<AtollTutorialWords> {
  const { tutorial }: { readonly tutorial: AtollTutorialWords } = await import(
    `./${id}/tutorial.ts`
  );
  return tutorial;
}

export async function loadKeys({ id }: Locale): Promise<KeyList> {
  const { keys }: { readonly keys: KeyList } = await import(`./${id}/keys.ts`);
  return keys;
}

/** The gallery's texts beside the cards. */
export async function loadGalleryWords({ id }: Locale): Promise<GalleryWords> {
  const { gallery }: { readonly gallery: GalleryWords } = await import(`./${id}/gallery.ts`);
  return gallery;
}

/** The texts in the pictures of the rules, and the words with an icon. */
export async function loadRuleWords({ id }: Locale): Promise<RuleWords> {
  const { rules }: { readonly rules: RuleWords } = await import(`./${id}/rules.ts`);
  return rules;
}
