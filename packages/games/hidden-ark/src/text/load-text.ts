import type { LocaleId } from '@atoll/engine';
import { textOf, type ArkText } from './ark-text.ts';
import type { Catalogue, Facts } from './catalogue.ts';

/** The text of the game in a language; only the folder of that language is loaded. */
export async function loadText(id: LocaleId): Promise<ArkText> {
  const { catalogue } = (await import(`./${id}/index.ts`)) as { readonly catalogue: Catalogue };
  return textOf(catalogue);
}

/** A sentence about every fish; tables do not need it. */
export async function loadFacts(id: LocaleId): Promise<Facts> {
  return ((await import(`./${id}/facts.ts`)) as { readonly facts: Facts }).facts;
}
