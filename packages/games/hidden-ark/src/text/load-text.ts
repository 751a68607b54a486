import type { LocaleId } from '@atoll/engine';
import { textOf, type ArkText } from './ark-text.ts';
import type { Catalogue } from './catalogue.ts';

/** The text of the game in a language, whose folder is all that is loaded. */
export async function loadText(id: LocaleId): Promise<ArkText> {
  const { catalogue } = (await import(`./${id}/index.ts`)) as { readonly catalogue: Catalogue };
  return textOf(catalogue);
}
