import { describe, expect, test } from '@jest/globals';
import { bloom, buyAnimal, choose, done, feed, reduce } from '../support/actions.ts';
import { alone } from '../support/reef.ts';

describe('[R11, W3, 13] Colony shortage', () => {
  const corals = ['basic-coral', { card: 'knobbly-sea-fan', x: -3, y: 1 }];
  const animals = [
    { card: 'slender-grouper', x: 1, y: 0 },
    { card: 'flame-angelfish', x: 0, y: -1 },
  ];
  const offers = { offers: { animals: ['blue-line-grouper'] } };

  test('Example: the Medium Fish stays when the coral that helped it is polluted, but no new one may come so', () => {
    const match = alone({ coins: 5, corals, animals }, offers);
    expect(match.offers(0, buyAnimal('blue-line-grouper'))).toBe(true);
    match.act(0, bloom, choose('knobbly-sea-fan'), done);
    expect(match.lives('slender-grouper')).toBe(true);
    expect(match.reasons(0, buyAnimal('blue-line-grouper'))).toContain('no-cell');
  });

  test('the animal that stays lives on as before', () => {
    const match = alone({
      corals: corals.map((coral) =>
        typeof coral === 'string' ? coral : { ...coral, polluted: true },
      ),
      animals,
    });
    match.act(0, feed('slender-grouper'), reduce('flame-angelfish'));
    expect(match.animal('slender-grouper').level).toBe(2);
  });

  test('after the pollution is removed the coral helps again', () => {
    const match = alone(
      {
        coins: 5,
        corals: ['basic-coral', { card: 'knobbly-sea-fan', x: -3, y: 1, polluted: true }],
        animals,
      },
      offers,
    );
    expect(match.offers(0, buyAnimal('blue-line-grouper'))).toBe(false);
    match.act(0, { type: 'purify' }, choose('knobbly-sea-fan'));
    expect(match.offers(0, buyAnimal('blue-line-grouper'))).toBe(true);
  });
});
