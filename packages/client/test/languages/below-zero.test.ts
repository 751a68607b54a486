import { LOCALES, type LocaleId } from '@atoll/engine';
import { expect, test } from '@jest/globals';
import { loadAtollLocale } from '../../src/games/atoll/words/atoll-locale.ts';
import { games } from '../../src/games/registry.ts';
import { loadLocale } from '../../src/table/load-locale.ts';

test.each(Object.keys(LOCALES) as LocaleId[])(
  'points below zero have a minus and no hyphen in %s',
  async (id) => {
    const { words, spoken } = await loadAtollLocale(await loadLocale(id, games));
    const said = [
      words.scores.leads('Mira', -1, -2),
      words.mine.against('1.', -1, -2),
      spoken.change(spoken.holdings.points, { from: -1, least: -2, most: -2 }),
      spoken.change(spoken.holdings.points, { from: -1, least: -2, most: 3 }),
    ];
    for (const text of said) {
      expect(text).toMatch(/−1.*−2/);
      expect(text).not.toContain('-');
    }
  },
);
