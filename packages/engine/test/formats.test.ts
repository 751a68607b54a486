import { describe, expect, test } from '@jest/globals';
import { formatsFor } from '../src/index.ts';

describe('the formats of English', () => {
  const format = formatsFor('en');

  test('write numbers, signs and shares', () => {
    expect([format.whole(1234.4), format.whole(-2)]).toEqual(['1,234', '−2']);
    expect([format.tenth(2), format.tenth(2.34)]).toEqual(['2', '2.3']);
    expect([format.signed(-2), format.signed(0), format.signed(2)]).toEqual(['−2', '0', '+2']);
    expect(format.percent(150)).toBe('150%');
  });

  test('write lists', () => {
    expect(format.all(['A', 'B', 'C'])).toBe('A, B, and C');
    expect(format.any(['A', 'B'])).toBe('A or B');
    expect(format.series(['A', 'B', 'C'])).toBe('A, B, C');
    expect(format.allParts(3)).toEqual([0, ', ', 1, ', and ', 2]);
    expect(format.seriesParts(0)).toEqual([]);
    expect(format.seriesParts(3)).toEqual([0, ', ', 1, ', ', 2]);
  });

  test('choose plurals and ordinals', () => {
    const seats = { one: 'seat', other: 'seats' };
    expect([0, 1, 2].map((count) => format.counted(count, seats))).toEqual([
      '0 seats',
      '1 seat',
      '2 seats',
    ]);
    const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
    expect([1, 2, 3, 4, 11, 21].map((place) => format.ordinal(place, endings))).toEqual([
      'st',
      'nd',
      'rd',
      'th',
      'th',
      'st',
    ]);
  });
});

test('other languages follow their own rules', () => {
  const czech = formatsFor('cs');
  const cards = { one: 'karta', few: 'karty', many: 'karty', other: 'karet' };
  expect([1, 2, 5].map((count) => czech.counted(count, cards))).toEqual([
    '1 karta',
    '2 karty',
    '5 karet',
  ]);
  expect(czech.tenth(2.5)).toBe('2,5');
  expect(formatsFor('de').all(['A', 'B', 'C'])).toBe('A, B und C');
});

test('the formats of one language are made once', () => {
  expect(formatsFor('de')).toBe(formatsFor('de'));
});

test.each(['en', 'de', 'cs', 'fr'])('a series in %s has commas alone', (id) => {
  expect(formatsFor(id).series(['A', 'B'])).toBe('A, B');
});
