import { describe, expect, test } from '@jest/globals';
import { branch, feed, reduce } from '../support/actions.ts';
import { alone, reef, WIDE } from '../support/reef.ts';

describe('[A5, F1] Feeding', () => {
  test('[F2, F7, L1] Example: the Slender grouper eats of the Squarespot anthias, reaches its top and brings 2 fish scales', () => {
    const match = alone({
      animals: [
        { card: 'slender-grouper', level: 2 },
        { card: 'squarespot-anthias', level: 2 },
      ],
    });
    match.act(0, feed('slender-grouper'), reduce('squarespot-anthias'));
    expect(match.animal('slender-grouper')).toMatchObject({ level: 3, fatigue: 1 });
    expect(match.animal('squarespot-anthias')).toMatchObject({ level: 1, fatigue: 0 });
    expect(match.reef(0).scales).toBe(2);
  });

  test('[F2] raises one level only', () => {
    const match = alone({ animals: ['flame-angelfish'] }).act(0, feed('flame-angelfish'));
    expect(match.animal('flame-angelfish')).toMatchObject({ level: 2, fatigue: 1 });
    expect(match.reef(0).scales).toBe(0);
  });

  test('[T14, 22] a tired animal cannot be fed', () => {
    const match = alone({ animals: ['flame-angelfish'] }).act(0, feed('flame-angelfish'));
    expect(match.reasons(0, feed('flame-angelfish'))).toContain('fatigued');
  });

  test('[22] an animal at the highest level cannot be fed', () => {
    const match = alone({ animals: [{ card: 'flame-angelfish', level: 3 }] });
    expect(match.reasons(0, feed('flame-angelfish'))).toContain('at-top');
  });

  test('an animal of another atoll, of the offer or unknown cannot be fed', () => {
    const match = reef([{}, { animals: ['flame-angelfish'] }]);
    for (const card of ['flame-angelfish', 'citron-goby', 'basic-coral', 'kraken'])
      expect(match.reasons(0, feed(card))).toContain('not-yours');
  });

  test('[23] the price of food is any own animal that fits, tired or not, but never the eater', () => {
    const match = alone({
      corals: WIDE,
      animals: [
        'peacock-mantis-shrimp',
        { card: 'boxer-crab', fatigue: 1 },
        'giant-clam',
        'flame-angelfish',
      ],
    });
    match.act(0, feed('peacock-mantis-shrimp'), branch(1));
    expect(match.legal(0)).toEqual([reduce('boxer-crab')]);
    expect(match.offers(0, reduce('peacock-mantis-shrimp'))).toBe(false);
  });

  test('[23] an animal that could only eat itself goes hungry', () => {
    const match = alone({ animals: [{ card: 'peacock-mantis-shrimp', level: 2 }] });
    expect(match.reasons(0, feed('peacock-mantis-shrimp'))).toContain('no-prey');
  });
});

describe('Conditions for feeding', () => {
  test('[F3] only Fatigue: free', () => {
    const match = alone({ animals: ['flame-angelfish'] }).act(0, feed('flame-angelfish'));
    expect(match.asked).toBe('turn');
    expect(match.animal('flame-angelfish')).toMatchObject({ level: 2, fatigue: 1 });
  });

  test('[F4] only in Symbiosis: not without the partner', () => {
    const match = alone({ plankton: 9, animals: ['ocellaris-clownfish'] });
    expect(match.reasons(0, feed('ocellaris-clownfish'))).toContain('not-in-symbiosis');
  });

  test('[F4] only in Symbiosis: free with the partner', () => {
    const match = alone({
      animals: ['ocellaris-clownfish', { card: 'magnificent-anemone', level: 3 }],
    });
    match.act(0, feed('ocellaris-clownfish'));
    expect(match.animal('ocellaris-clownfish')).toMatchObject({ level: 2, fatigue: 1 });
  });

  test('[F5, 42] extra Fatigue: two tokens, so that a round is missed', () => {
    const match = reef([{ animals: ['humbug-dascyllus'] }]).act(0, feed('humbug-dascyllus'));
    expect(match.animal('humbug-dascyllus')).toMatchObject({ level: 2, fatigue: 2 });
    match.finishRound();
    expect(match.state.round).toBe(2);
    expect(match.reasons(0, feed('humbug-dascyllus'))).toContain('fatigued');
    match.finishRound();
    expect(match.offers(0, feed('humbug-dascyllus'))).toBe(true);
  });

  test.each([
    ['squarespot-anthias', 1],
    ['palette-surgeonfish', 2],
  ])('[T10, F6] plankton: the %s costs %d', (card, price) => {
    const match = alone({ plankton: price, animals: [card] }).act(0, feed(card));
    expect(match.reef(0).plankton).toBe(0);
    expect(match.animal(card)).toMatchObject({ level: 2, fatigue: 1 });
    const poor = alone({ plankton: price - 1, animals: [card] });
    expect(poor.reasons(0, feed(card))).toContain('too-little-plankton');
    expect(poor.details(0, feed(card))).toMatchObject({ need: price, have: price - 1 });
  });

  test('[R12, F7] a reduction takes the class that is printed and nothing else', () => {
    const match = alone({
      corals: WIDE,
      animals: ['giant-grouper', 'flame-angelfish', 'boxer-crab', 'yellow-tang', 'sea-apple'],
    });
    match.act(0, feed('giant-grouper'));
    expect(match.legal(0)).toEqual([reduce('boxer-crab'), reduce('sea-apple')]);
    expect(match.reasons(0, reduce('flame-angelfish'))).toContain('not-a-target');
  });

  test('[F12, 26] a passive animal is never fed', () => {
    const match = alone({ plankton: 5, animals: ['magnificent-star', 'flame-angelfish'] });
    expect(match.reasons(0, feed('magnificent-star'))).toContain('passive-only');
  });
});
