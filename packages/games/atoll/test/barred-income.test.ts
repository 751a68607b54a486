import { expect, test } from '@jest/globals';
import { createMatch, LOCALES, type LocaleId } from '@atoll/engine';
import { atoll } from '../src/index.ts';
import { loadText, phraseText } from '../src/text/index.ts';

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

test.each([
  ['en', / coins? and 1 pollution$/],
  ['de', / Münzen?, dazu 1 Verschmutzung$/],
  ['fr', / pièces?, plus 1 pollution$/],
  ['cs', / minc\p{Ll}+, ale 1 znečištění$/u],
] as const)(
  'the pollution that comes with Tourists is no price of theirs in %s',
  async (id, sentence) => {
    const { actionPhrase } = await loadText(id);
    const options = atoll.parseOptions({});
    const view = atoll.publicView(createMatch(atoll, { seed: 'income', seats: 2, options }).state);
    const context = { view, seat: 0, names: ['Mira', 'Jonas'] };
    expect(phraseText(actionPhrase({ type: 'income', choice: 'tourists' }, context))).toMatch(
      sentence,
    );
  },
);
