import { LOCALES, type LocaleId } from '@atoll/engine';
import { loadText } from '../../src/text/index.ts';
import { expect, test } from '@jest/globals';
import { loadArkLocale } from '../../client/words/ark-locale.ts';
import { locale as shell } from '@atoll/table-kit/test/locale.ts';

test.each(Object.keys(LOCALES) as LocaleId[])(
  'in %s the tab of the awards has the name that the score sheet and the rules give them',
  async (id) => {
    const { game } = await loadArkLocale({ ...shell, id });
    const { scoreName } = await loadText(id);
    // a long name may be broken on a narrow screen, which changes no letter
    expect(game.tabs.race.replaceAll('\u00ad', '')).toBe(scoreName('awards'));
    expect(game.race.title).toBe(scoreName('awards'));
  },
);
