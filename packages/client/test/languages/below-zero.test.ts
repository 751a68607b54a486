import { LOCALES, type LocaleId } from '@atoll/engine';
import { expect, test } from '@jest/globals';
import { loadAtollLocale } from '@atoll/game-atoll/client/words/atoll-locale.ts';
import { loadPageLocale } from '../../src/shell/game-entries.ts';

test.each(Object.keys(LOCALES) as LocaleId[])(
  'points below zero have a minus and no hyphen in %s',
  async (id) => {
    const { words, spoken } = await loadAtollLocale(await loadPageLocale(id));
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
