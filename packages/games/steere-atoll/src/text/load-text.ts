import type { LocaleId } from '@atoll/engine';
import type { Catalogue } from './catalogue.ts';
import { textOf, type SteereText } from './steere-text.ts';

/** The text of the game in a language; only the folder of that language is loaded. */
export async function loadText(id: LocaleId): Promise<SteereText> {
  const { catalogue } = (await import(`./${id}/index.ts`)) as { readonly catalogue: Catalogue };
  return textOf(catalogue);
}
