import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { SteereClient } from './table-types.ts';

/** The table in a language; its words and its canvas are fetched beside it, not after it. */
export async function loadSteereAtoll(locale: Locale): Promise<SteereClient> {
  import('./surface.tsx').catch(() => {});
  const [{ steereAtollIn }, words] = await Promise.all([
    import('./index.tsx'),
    import('./words/steere-locale.ts').then(({ loadSteereLocale }) => loadSteereLocale(locale)),
  ]);
  return steereAtollIn(words);
}
