import { createMatch } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { allCorals, animalCard, animals, basicCoral } from '../src/cards/index.ts';
import { atoll, type AtollAction } from '../src/index.ts';
import type { QuestionKind } from '../src/view.ts';
import { loadText, phraseText } from '../src/text/index.ts';

describe('a card in the French log', () => {
  const purchase = async (card: string): Promise<string> => {
    const text = await loadText('fr');
    const names = ['Mira', 'Jonas'];
    return phraseText(text.eventPhrase({ type: 'animalPlaced', seat: 0, card, x: 0, y: 1 }, names));
  };

  test.each([
    ['harlequin-shrimp', 'Mira achète la Crevette arlequin.'],
    ['citron-goby', 'Mira achète le Gobie citron.'],
    ['pearl-oyster', 'Mira achète l’Huître perlière à lèvres noires.'],
  ])('has the article of its gender: %s', async (card, sentence) => {
    expect(await purchase(card)).toBe(sentence);
  });

  test.each([...animals, basicCoral, ...allCorals].map(({ id }) => id))(
    'has an article: %s',
    async (card) => {
      expect(await purchase(card)).toMatch(/^Mira achète (?:le |la |l’)[A-ZÉ]/);
    },
  );
});

describe('a card on a button in French', () => {
  const button = async (action: AtollAction, kind?: QuestionKind): Promise<string> => {
    const text = await loadText('fr');
    const { state } = createMatch(atoll, {
      seed: 'articles',
      seats: 2,
      options: atoll.parseOptions({}),
    });
    const { question, ...view } = atoll.publicView(state);
    const asked = { ...question, kind: kind ?? question.kind };
    const context = { view: { ...view, question: asked }, seat: 0, names: ['Mira', 'Jonas'] };
    return phraseText(text.actionPhrase(action, context));
  };

  test.each([
    ['Nourrir le Gobie citron', { type: 'feed', card: 'citron-goby' }],
    ['Nourrir l’Huître perlière à lèvres noires', { type: 'feed', card: 'pearl-oyster' }],
    ['Activer la Gorgone rouge', { type: 'useCoral', card: 'red-sea-fan' }],
  ] as const)('has its article: %s', async (sentence, action) => {
    expect(await button(action)).toBe(sentence);
  });

  test.each([
    ['Retirer 1 Fatigue au Gobie citron', 'rest', 'citron-goby'],
    ['Retirer 1 Fatigue à la Murène étoilée', 'rest', 'snowflake-moray'],
    ['Retirer la pollution de l’Orgue de mer', 'clean', 'organ-pipe-coral'],
    ['Polluer le Corail bulle', 'pollute', 'bubble-coral'],
  ] as const)('has it in one with what stands before: %s', async (sentence, kind, card) => {
    expect(await button({ type: 'choose', card }, kind)).toBe(sentence);
  });
});

test('three ways to feed an animal are a list in French', async () => {
  const { feedPhrase } = await loadText('fr');
  expect(phraseText(feedPhrase(animalCard('humphead-wrasse')))).toBe(
    'Réduire 1 Étoile de mer, 1 Bivalve ou 1 Crustacé.',
  );
});
