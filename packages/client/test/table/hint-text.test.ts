import { expect, test } from '@jest/globals';
import type { Suggestion } from '../../src/table/model/advisor.ts';
import { hintText } from '../../src/table/model/use-hint.ts';
import { plain } from '../../src/ui/rich-text.ts';
import { locale } from '../support/locale.ts';

const sell = { type: 'sell' };
const pass = { type: 'pass' };
const said = (suggestion: Suggestion<{ readonly type: string }>): string =>
  plain(hintText(locale, suggestion, ({ type }) => [type]));

test('a hint says what to do, what it leads to, and how much better that is than the next best', () => {
  expect(said({ action: sell, expected: 77.6, next: { action: pass, expected: 76.2 } })).toBe(
    'sell: a bot that plays on expects about 78 points, 1.4 more than with the next best (pass).',
  );
  expect(said({ action: sell, expected: 60, next: { action: pass, expected: 60 } })).toBe(
    'sell: a bot that plays on expects about 60 points, as many as with the next best (pass).',
  );
});
test('a hint of a bot that cannot tell, or that has no choice, says as much', () => {
  expect(said({ action: pass, expected: 60 })).toBe('pass. Nothing else is possible.');
  expect(said({ action: pass })).toBe('pass.');
});
