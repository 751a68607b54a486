import { whenQuiet } from '@atoll/table-kit/late/when-quiet.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { loadPanelsAhead } from './screen/load-panels.ts';
import type { AtollClient } from './table-types.ts';

/** The table in a language. Everything that a table needs is fetched beside it, not after it. */
export async function loadAtoll(locale: Locale): Promise<AtollClient> {
  // without a page only texts are wanted
  if (typeof document !== 'undefined') loadBeside(locale);
  const [{ atollIn }, words] = await Promise.all([
    import('./index.tsx'),
    import('./words/atoll-locale.ts').then(({ loadAtollLocale }) => loadAtollLocale(locale)),
  ]);
  return atollIn(words);
}

/** An error here occurs again, and is reported, where the part is needed. */
function loadBeside({ id }: Locale): void {
  import(`./words/${id}/interface.ts`).catch(() => {});
  loadPanelsAhead().catch(() => {});
  // no first move needs the pictures, and drawing them takes a slow phone long
  whenQuiet(() => {
    import('./screen/surface.tsx').then(
      ({ loadPicturesAhead }) => loadPicturesAhead(),
      () => {},
    );
  });
}
