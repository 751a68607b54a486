import { expect, test } from '@jest/globals';
import type { LocaleId } from '@atoll/engine';
import { loadAtollLocale } from '@atoll/game-atoll/client/words/atoll-locale.ts';
import { loadPageLocale } from '../../src/shell/game-entries.ts';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';

const czech = await loadPageLocale('cs');
const atoll = await loadAtollLocale(czech);

test('Czech prepositions go with the numeral that follows', () => {
  expect([1, 2, 3, 4, 5, 6].map((bots) => czech.words.lobby.bots(bots))).toEqual([
    'Hrát s\u00a0botem',
    'Hrát se\u00a02\u00a0boty',
    'Hrát se\u00a03\u00a0boty',
    'Hrát se\u00a04\u00a0boty',
    'Hrát s\u00a05\u00a0boty',
    'Hrát se\u00a06\u00a0boty',
  ]);
  const { fatigue } = atoll.recovery;
  expect([2, 5].map((count) => fatigue('Mira', count))).toEqual([
    'Mira: ze 2 karet mizí po 1 Únavě.',
    'Mira: z 5 karet mizí po 1 Únavě.',
  ]);
});

test.each<[LocaleId, string]>([
  ['en', 'A left; B and C came.'],
  ['de', 'A geht; B und C kommen.'],
  ['fr', 'A part\u202f; B et C arrivent.'],
  ['cs', 'odchází A; přicházejí B a\u00a0C.'],
])('the verb goes with the number of cards that are replaced: %s', async (id, sentence) => {
  const { format, recovery } = await loadAtollLocale(await loadPageLocale(id));
  const left = { count: 1, cards: ['A'] };
  const came = { count: 2, cards: [format.all(['B', 'C'])] };
  expect(plain(recovery.offer.moved(left, came))).toBe(sentence);
});
