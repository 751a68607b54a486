import { describe, expect, test } from '@jest/globals';
import { reef, WIDE } from '../support/reef.ts';

function biodiversity(animals: readonly string[], on = true): number {
  return reef([{ corals: WIDE, animals }, {}], { biodiversity: on, round: 4 }).points(
    0,
    'biodiversity',
  );
}

describe('[B1] Biodiversity Scoring', () => {
  const angelfishes = ['flame-angelfish', 'coral-beauty', 'emperor-angelfish', 'regal-angelfish'];

  test.each([
    [1, 0],
    [2, 2],
    [3, 4],
    [4, 6],
  ])('[B3] Example: %d Angelfishes bring %d points', (count, points) => {
    expect(biodiversity(angelfishes.slice(0, count))).toBe(points);
  });

  test('[B3] each category of fish by itself', () => {
    expect(
      biodiversity([
        'flame-angelfish',
        'coral-beauty',
        'slender-grouper',
        'blue-line-grouper',
        'tiger-shark',
      ]),
    ).toBe(4);
  });

  test('[R12, B3] a category may span the sizes', () => {
    expect(biodiversity(['cleaner-wrasse', 'humphead-wrasse', 'bumphead-parrotfish'])).toBe(4);
  });

  test('[B2, 46] a point for each category of Other Animals, however many cards', () => {
    expect(biodiversity(['boxer-crab'])).toBe(1);
    expect(biodiversity(['boxer-crab', 'emperor-shrimp', 'harlequin-shrimp'])).toBe(1);
    expect(
      biodiversity([
        'boxer-crab',
        'giant-clam',
        'sea-apple',
        'blue-sea-star',
        'sea-wasp',
        'day-octopus',
        'green-turtle',
      ]),
    ).toBe(7);
  });

  test('[B2, B3] fish and others together', () => {
    expect(biodiversity(['boxer-crab', 'giant-clam', ...angelfishes])).toBe(8);
  });

  test('nothing for an empty atoll', () => {
    expect(biodiversity([])).toBe(0);
  });

  test('not scored without the module', () => {
    expect(biodiversity(['boxer-crab', ...angelfishes], false)).toBe(0);
  });

  test('an extinct animal does not count, whatever its level a living one does', () => {
    const match = reef(
      [{ animals: ['slender-grouper', 'flame-angelfish', 'coral-beauty'] }, { passed: true }],
      { biodiversity: true },
    );
    expect(match.points(0, 'biodiversity')).toBe(2);
    match.act(
      0,
      { type: 'feed', card: 'slender-grouper' },
      { type: 'reduce', card: 'coral-beauty' },
    );
    expect(match.points(0, 'biodiversity')).toBe(0);
  });
});
