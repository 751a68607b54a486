import { describe, expect, test } from '@jest/globals';
import { allCorals, animals, basicCoral } from '../src/cards/index.ts';
import { loadText, phraseText } from '../src/text/index.ts';

describe('a card in the French log', () => {
  const told = async (card: string): Promise<string> => {
    const text = await loadText('fr');
    const names = ['Mira', 'Jonas'];
    return phraseText(text.eventPhrase({ type: 'animalPlaced', seat: 0, card, x: 0, y: 1 }, names));
  };

  test.each([
    ['harlequin-shrimp', 'Mira achète la Crevette arlequin.'],
    ['citron-goby', 'Mira achète le Gobie citron.'],
    ['pearl-oyster', 'Mira achète l’Huître perlière à lèvres noires.'],
  ])('has the article of its gender: %s', async (card, sentence) => {
    expect(await told(card)).toBe(sentence);
  });

  test.each([...animals, basicCoral, ...allCorals].map(({ id }) => id))(
    'has an article: %s',
    async (card) => {
      expect(await told(card)).toMatch(/^Mira achète (?:le |la |l’)[A-ZÉ]/);
    },
  );
});
