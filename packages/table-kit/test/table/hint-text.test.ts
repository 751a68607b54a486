import { expect, test } from '@jest/globals';
import type { Suggestion } from '../../src/table/model/hints/advice.ts';
import { hintText } from '../../src/table/model/hints/use-hint.ts';
import { plain } from '../../src/ui/rich-text.ts';
import { locale } from '../support/locale.ts';

const sell = { type: 'sell' };
const pass = { type: 'pass' };
const said = (suggestion: Suggestion<{ readonly type: string }>): string =>
  plain(hintText(locale, suggestion, ({ type }) => [type]));

test('a hint says what to do, what it leads to, and what the next best does', () => {
  expect(said({ action: sell, expected: 77.6, next: { action: pass, expected: 76.2 } })).toBe(
    'My advice: sell. That leads to about 78 points at the end; the next best, pass, to about 76.',
  );
});

test('a hint says that two actions are about equal where less than a point lies between them', () => {
  const hint = (expected: number): string =>
    said({ action: sell, expected: 60.9, next: { action: pass, expected } });
  expect(hint(60)).toBe(
    'My advice: sell. That leads to about 61 points at the end; about as good: pass.',
  );
  expect(hint(59.9)).toMatch(/; the next best, pass, to about 60\.$/);
});
test('a hint of a bot that cannot tell, or that has no choice, says as much', () => {
  expect(said({ action: pass, expected: 60 })).toBe('My advice: pass. Nothing else is possible.');
  expect(said({ action: pass })).toBe('My advice: pass.');
});
