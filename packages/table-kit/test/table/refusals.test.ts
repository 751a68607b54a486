import { expect, test } from '@jest/globals';
import { refusalText } from '../../src/table/model/refusals.ts';
import { locale } from '../support/locale.ts';
import { TABLE_REFUSALS, tableRefusals } from '../support/table-refusals.ts';

const reason = (code: string): string => `The game says ${code}.`;

test('every refusal of the table itself has its own text', () => {
  const texts = tableRefusals(reason);
  expect(new Set(texts).size).toBe(TABLE_REFUSALS.length);
  expect(texts[TABLE_REFUSALS.indexOf('stale')]).toBe(locale.words.tableRefusals['stale']);
});

test('the same reason is shown once', () => {
  expect(refusalText(locale, [{ code: 'stale' }, { code: 'stale' }], reason)).toBe(
    locale.words.tableRefusals['stale'],
  );
});
