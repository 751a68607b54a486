import { expect, test } from '@jest/globals';
import { LOCALES, type LocaleId } from '@atoll/engine';
import { loadText } from '../src/text/index.ts';

/** Words that speak to the person who reads. */
const YOU = { en: /\byou/i, de: /\bdu\b|\bdein/i, fr: /\bvous\b|\bvotre/i, cs: /\bmáš\b|\btvůj/i };

// the sheet of a Recovery says them of every seat
test.each(Object.keys(LOCALES) as LocaleId[])(
  'why a seat had no choice of income speaks to nobody in %s',
  async (id) => {
    const { reasonPhrase } = await loadText(id);
    for (const code of ['no-clean-coral', 'purified-this-round'] as const)
      expect(JSON.stringify(reasonPhrase({ code }))).not.toMatch(YOU[id]);
  },
);
