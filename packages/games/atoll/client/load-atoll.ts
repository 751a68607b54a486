import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** The table in a language; its words and its canvas are fetched beside it, not after it. */
export async function loadAtoll(locale: Locale): Promise<GameClient> {
  import('./screen/surface.tsx').catch(() => {});
  const [{ atollIn }, words] = await Promise.all([
    import('./index.tsx'),
    import('./words/atoll-locale.ts').then(({ loadAtollLocale }) => loadAtollLocale(locale)),
  ]);
  return atollIn(words);
}
