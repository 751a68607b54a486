import { describe, expect, test } from '@jest/globals';
import { choose, feed, reduce, shelter, useCoral } from '../support/actions.ts';
import { alone, reef, WIDE } from '../support/reef.ts';

describe('Shelter', () => {
  const food = {
    animals: ['slender-grouper', { card: 'citron-goby', level: 2 }, 'flame-angelfish'],
  } as const;

  test('[H5, 37] the owner may reduce a sheltered animal or not', () => {
    const match = alone(food).act(0, feed('slender-grouper'));
    expect(match.legal(0)).toHaveLength(3);
    for (const answer of [reduce('citron-goby'), shelter('citron-goby'), reduce('flame-angelfish')])
      expect(match.offers(0, answer)).toBe(true);
  });

  test('[H5] not reduced, it still feeds', () => {
    const match = alone(food).act(0, feed('slender-grouper'), shelter('citron-goby'));
    expect(match.animal('citron-goby').level).toBe(2);
    expect(match.animal('slender-grouper')).toMatchObject({ level: 2, fatigue: 1 });
    expect(match.eventsOf('reduced')).toEqual([]);
  });

  test('[H5] reduced by choice it loses a level', () => {
    const match = alone(food).act(0, feed('slender-grouper'), reduce('citron-goby'));
    expect(match.animal('citron-goby').level).toBe(1);
  });

  test('[H5] an animal without Shelter cannot be named so', () => {
    const match = alone(food).act(0, feed('slender-grouper'));
    expect(match.reasons(0, shelter('flame-angelfish'))).toContain('not-sheltered');
  });

  test('[37] each time anew', () => {
    const match = alone({
      corals: WIDE,
      animals: ['slender-grouper', 'sea-wasp', { card: 'citron-goby', level: 2 }],
    });
    match.act(
      0,
      feed('slender-grouper'),
      shelter('citron-goby'),
      feed('sea-wasp'),
      reduce('citron-goby'),
    );
    expect(match.animal('citron-goby').level).toBe(1);
  });

  test('[30] where nothing is reduced no passive animal rises and no coral hears it', () => {
    const match = alone({
      corals: ['violet-hydrocoral', ...WIDE],
      animals: ['slender-grouper', 'citron-goby', 'magnificent-star'],
    });
    match.act(0, feed('slender-grouper'), shelter('citron-goby'));
    expect(match.animal('magnificent-star').level).toBe(1);
    expect(match.reef(0).plankton).toBe(0);
  });

  test('[H4] no hunt can choose it', () => {
    const match = reef([
      { animals: ['harlequin-shrimp', 'slender-grouper', 'flame-angelfish'] },
      { animals: ['citron-goby'] },
    ]);
    match.act(0, feed('slender-grouper'));
    expect(match.legal(0)).toEqual([reduce('flame-angelfish')]);
  });

  test('[H6, 37] does not help against a coral', () => {
    const match = alone({
      corals: ['black-sun-coral', ...WIDE],
      animals: [{ card: 'citron-goby', level: 2 }],
    });
    match.act(0, useCoral('black-sun-coral'));
    expect(match.offers(0, shelter('citron-goby'))).toBe(false);
    match.act(0, choose('citron-goby'));
    expect(match.animal('citron-goby').level).toBe(1);
  });

  test('[37] once sheltered and once reduced, where one fish may be named twice', () => {
    const match = alone({ animals: [{ card: 'blacktip-reef-shark', level: 2 }, 'citron-goby'] });
    match.act(0, feed('blacktip-reef-shark'), shelter('citron-goby'), reduce('citron-goby'));
    expect(match.lives('citron-goby')).toBe(false);
    expect(match.animal('blacktip-reef-shark').level).toBe(3);
  });

  test('[23] an animal does not shelter in its own stomach', () => {
    const match = alone({ animals: ['peacock-mantis-shrimp', 'boxer-crab'] }).act(
      0,
      feed('peacock-mantis-shrimp'),
    );
    expect(match.offers(0, shelter('peacock-mantis-shrimp'))).toBe(false);
  });
});
