import { LOCALES, type LocaleId } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { loadGlossary } from '../../../client/present/text/live-glossary.ts';
import { loadAtollLocale } from '../../../client/words/atoll-locale.ts';
import { loadLocale } from '@atoll/table-kit/table/load-locale.ts';

const TERMS = { kind: 'payKind', scales: 'payScales', ask: 'payAsk' } as const;
/** What the explanation of the button says of a press. */
const PRESS = {
  en: /; press to /,
  de: /; drücke, um /,
  fr: /; appuyez pour /,
  cs: /; po stisknutí /,
};
/** What a way of paying is a way of: the coins or scales that are handed over, or the question. */
const SAID = {
  en: [/^Pay coins/, /^Pay scales/, /pay/],
  de: [/mit Münzen/, /mit Schuppen/, /fragen/],
  fr: [/en pièces/, /en écailles/, /demander/],
  cs: [/mincemi/, /šupinami/, /ptát/],
};

describe.each(Object.keys(LOCALES) as LocaleId[])('how one pays, in %s', (id) => {
  test('names the use of the coins, and the effect of a press', async () => {
    const locale = await loadAtollLocale(await loadLocale(id, []));
    const { always } = await loadGlossary(locale);
    const { payWith } = locale.game;
    for (const [at, way] of (['kind', 'scales', 'ask'] as const).entries()) {
      const term = always[TERMS[way]];
      expect(payWith[way]).toMatch(SAID[id][at] ?? /$^/);
      expect(term?.name).toBe(payWith[way]);
      expect(term?.meaning.replaceAll('\u202f', '')).toMatch(PRESS[id]);
    }
  });
});
