import { describe, expect, it } from '@jest/globals';
import { de, elides, que } from '../src/words/fr/elision.ts';

describe('"de" before a name in French', () => {
  it.each([
    ['Accra', 'd’Accra'],
    ['Hélène', 'd’Hélène'],
    ['He\u0301le\u0300ne', 'd’He\u0301le\u0300ne'],
    ['Henri', 'd’Henri'],
    ['Hugo', 'd’Hugo'],
    ['Óscar', 'd’Óscar'],
    ['Utqiaġvik', 'd’Utqiaġvik'],
    ['Yves', 'd’Yves'],
    ['argile', 'd’argile'],
    ['Yann', 'de Yann'],
    ['Hans', 'de Hans'],
    ['Hidden Ark', 'de Hidden Ark'],
    ['Mira', 'de Mira'],
    ['blé', 'de blé'],
  ])('fits %s', (name, expected) => {
    expect(de(name)).toBe(expected);
  });
});

it('so do other short words', () => {
  expect([que('Anna'), que('Hans')]).toEqual(['qu’Anna', 'que Hans']);
});

it.each(['Huître', 'Holothurie', 'Hydrocorail', 'Hippocampe', 'est', 'ouest'])(
  'the article before %s loses its vowel',
  (word) => {
    expect(elides(word)).toBe(true);
  },
);
