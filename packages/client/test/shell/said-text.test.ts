import { expect, test } from '@jest/globals';
import { saidLine, shortened } from '../../src/shell/table/talk/said-text.ts';
import { locale } from '../support/locale.ts';

const who = { n: 1, seat: 0, at: 0 };

test('a text of one’s own stands in its own direction of writing, and so does its name', () => {
  const { says } = locale.words.talk;
  expect(saidLine(locale, { ...who, phrase: 'hello' }, 'Jonas')).toBe(says('Jonas', 'Hello!'));
  expect(saidLine(locale, { ...who, text: 'שלום' }, 'Jonas')).toBe(
    says('\u2068Jonas\u2069', '\u2068שלום\u2069'),
  );
});

test('no character is cut in two where a text is too long for the place of a name', () => {
  expect(shortened(locale, 'x'.repeat(24))).toBe('x'.repeat(24));
  expect(shortened(locale, `${'x'.repeat(23)} more`)).toBe(`${'x'.repeat(23)}…`);
  expect(shortened(locale, '👩‍👧'.repeat(24))).toBe('👩‍👧'.repeat(24));
  expect(shortened(locale, '👩‍👧'.repeat(25))).toBe(`${'👩‍👧'.repeat(24)}…`);
});
