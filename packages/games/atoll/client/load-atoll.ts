import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { AtollClient } from './table-types.ts';

/** The table in a language; its words and its canvas are fetched beside it, not after it. */
export async function loadAtoll(locale: Locale): Promise<AtollClient> {
  import('./screen/surface.tsx').catch(() => {});
  const [{ atollIn }, words] = await Promise.all([
    import('./index.tsx'),
    import('./words/atoll-locale.ts').then(({ loadAtollLocale }) => loadAtollLocale(locale)),
  ]);
  return atollIn(words);
}
