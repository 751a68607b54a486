import { describe, expect, it } from '@jest/globals';
import { de } from '../../src/words/fr/after-match.ts';

describe('"de" before a name in French', () => {
  it.each([
    ['Accra', 'd’Accra'],
    ['Hélène', 'd’Hélène'],
    ['Henri', 'd’Henri'],
    ['Hugo', 'd’Hugo'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Hans', 'de Hans'],
    ['Hidden Ark', 'de Hidden Ark'],
    ['Mira', 'de Mira'],
  ])('fits %s', (name, expected) => {
    expect(de(name)).toBe(expected);
  });
});
