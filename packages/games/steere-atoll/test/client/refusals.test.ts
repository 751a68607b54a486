import { expect, test } from '@jest/globals';
import { refusalText, type GameReason } from '@atoll/table-kit/table/model/refusals.ts';
import { TABLE_REFUSALS, tableRefusals } from '@atoll/table-kit/test/table-refusals.ts';
import { reasonText } from '../../client/present/game-words.ts';
import { locale } from './steere-locale.ts';

const reason: GameReason = (code, details) => reasonText(locale, code, details);

test('every refusal of the table itself has a text that no refusal of the game has', () => {
  const texts = tableRefusals(reason);
  expect(new Set(texts).size).toBe(TABLE_REFUSALS.length);
  expect(texts).not.toContain(reason('no game knows this', undefined));
});

test('a refusal of the rules is shown in the words of the game', () => {
  const text = refusalText(locale, [{ code: 'occupied', details: { cell: 'f5' } }], reason);
  expect(text).toBe(reason('occupied', { cell: 'f5' }));
  expect(text).toContain('f5');
});
