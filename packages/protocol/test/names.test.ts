import { describe, expect, test } from '@jest/globals';
import { nameSchema } from '../src/http.ts';
import { nameProblem, type NameProblem } from '../src/names.ts';

describe('a name', () => {
  test.each<[string, string, NameProblem]>([
    ['nothing', '  ', 'empty'],
    ['joiners and nothing to join', '\u200d\u200c', 'empty'],
    ['a mark without a letter', '\u0301', 'empty'],
    ['a space of 1000 width', '\u3000\u2003', 'empty'],
    ['the filler of Hangul', '\u3164', 'invisible'],
    ['the narrow filler of Hangul', 'Ada\uffa0', 'invisible'],
    ['a leading consonant that is none', '\u115f', 'invisible'],
    ['a vowel that is none', '\u1160', 'invisible'],
    ['the blank of Braille', '\u2800\u2800', 'invisible'],
    ['a head of a note that nobody sees', '\u{1d159}', 'invisible'],
    ['a grapheme joiner', 'a\u034fb', 'invisible'],
    ['a tag', 'a\u{e0041}', 'invisible'],
    ['a line break', 'A\nB', 'invisible'],
    ['a turned direction', 'Ada\u202e', 'invisible'],
    ['half a character', '\ud800x', 'invisible'],
    ['25 characters', 'x'.repeat(25), 'long'],
    ['a tower of marks', `A${'\u0301'.repeat(3)}`, 'stacked'],
    ['marks above and below', 'Z\u0351\u036b\u0343\u032a', 'stacked'],
    ['five marks of one script', '\u0f40\u0f92\u0f92\u0f92\u0f92\u0f92', 'stacked'],
  ])('is refused for %s', (_what, name, problem) => {
    expect(nameProblem(name)).toBe(problem);
    expect(nameSchema.safeParse(name).error?.issues[0]?.message).toMatch(/^a name has /);
  });

  test.each([
    'Zoë',
    'Zoe\u0308',
    'e\u0323\u0302',
    '小林',
    '홍길동',
    'Ольга',
    '👩‍👧 Ana',
    '❤️',
    '1\ufe0f\u20e3',
    'شَدَّة',
    'בְּרֵאשִׁית',
    'ป๊ำ',
    'སྒྲུབ',
    'မြွှုံ',
    'नमस्ते',
    'x'.repeat(24),
    '⠓⠊',
    '-',
  ])('may be %s', (name) => {
    expect(nameProblem(name)).toBeUndefined();
    expect(nameSchema.parse(` ${name} `)).toBe(name.trim());
  });
});
