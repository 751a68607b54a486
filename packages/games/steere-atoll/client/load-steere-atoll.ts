import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** The table in a language; its words and its canvas are fetched beside it, not after it. */
export async function loadSteereAtoll(locale: Locale): Promise<GameClient> {
  import('./surface.tsx').catch(() => {});
  const [{ steereAtollIn }, words] = await Promise.all([
    import('./index.tsx'),
    import('./words/steere-locale.ts').then(({ loadSteereLocale }) => loadSteereLocale(locale)),
  ]);
  return steereAtollIn(words);
}
