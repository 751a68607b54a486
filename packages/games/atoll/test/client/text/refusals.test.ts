import { expect, test } from '@jest/globals';
import type { GameReason } from '@atoll/table-kit/table/model/refusals.ts';
import { TABLE_REFUSALS, tableRefusals } from '@atoll/table-kit/test/table-refusals.ts';
import { reasonText } from '../../../client/present/game-words.ts';
import { locale } from '../support/atoll-locale.ts';

const reason: GameReason = (code, details) => reasonText(locale, code, details);

test('every refusal of the table itself has a text that no refusal of the game has', () => {
  const texts = tableRefusals(reason);
  expect(new Set(texts).size).toBe(TABLE_REFUSALS.length);
  expect(texts).not.toContain(reason('no game knows this', undefined));
});
