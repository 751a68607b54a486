import { describe, expect, test } from '@jest/globals';
import { at, buyAnimal, choose, feed, reduce, useCoral } from '../support/actions.ts';
import { alone, WIDE } from '../support/reef.ts';

const GROUPER = { card: 'slender-grouper', x: -1, y: 0 } as const;

describe('[L4] Extinction of an Animal', () => {
  test('an animal at its lowest level that is reduced goes extinct', () => {
    const match = alone({ animals: ['slender-grouper', 'squarespot-anthias'] });
    match.act(0, feed('slender-grouper'), reduce('squarespot-anthias'));
    expect(match.lives('squarespot-anthias')).toBe(false);
    expect(match.animal('slender-grouper').level).toBe(2);
  });

  test('[L5, 31] pays a plankton for each colony that it occupied', () => {
    const match = alone({ animals: [GROUPER, { card: 'squarespot-anthias', x: 1, y: 0 }] });
    match.act(0, feed('slender-grouper'), reduce('squarespot-anthias'));
    expect(match.reef(0).plankton).toBe(1);
    expect(match.eventsOf('wentExtinct')).toEqual([
      { type: 'wentExtinct', seat: 0, card: 'squarespot-anthias', plankton: 1 },
    ]);
  });

  test('[L5, 31] colonies beyond those it needs are not occupied', () => {
    // Three colonies face (1,0), the anthias needs one.
    const corals = [
      'basic-coral',
      { card: 'lace-coral', x: 1, y: 1 },
      { card: 'hump-coral', x: 1, y: -1 },
    ];
    const match = alone({ corals, animals: [GROUPER, { card: 'squarespot-anthias', x: 1, y: 0 }] });
    match.act(0, feed('slender-grouper'), reduce('squarespot-anthias'));
    expect(match.reef(0).plankton).toBe(1);
  });

  test('[L5, 31] an animal that was placed with fewer colonies than printed occupied fewer', () => {
    // The Slender grouper needs two; only one colony faces it.
    const corals = [{ card: 'basic-coral' }, { card: 'black-sun-coral', x: 1, y: 1 }];
    const match = alone({ corals, animals: [{ card: 'slender-grouper', x: -1, y: 0 }] });
    match.act(0, useCoral('black-sun-coral'), choose('slender-grouper'));
    // For the one colony.
    expect(match.reef(0).plankton).toBe(1);
    expect(match.eventsOf('wentExtinct')).toMatchObject([{ plankton: 1 }]);
  });

  test('[31] a colony that grew since is occupied too', () => {
    const corals = [
      { card: 'basic-coral' },
      { card: 'black-sun-coral', x: -1, y: 1, grown: ['N'] as const },
    ];
    const match = alone({
      corals: [...corals, 'rice-coral'],
      animals: [{ card: 'slender-grouper', x: -1, y: 0 }],
    });
    match.act(0, useCoral('black-sun-coral'), choose('slender-grouper'));
    expect(match.eventsOf('wentExtinct')).toMatchObject([{ plankton: 2 }]);
  });

  test('[31] an animal that needs no colony pays nothing', () => {
    const match = alone({
      animals: [GROUPER, { card: 'emperor-shrimp', x: 1, y: 0 }, 'golden-trevally'],
    });
    match.act(0, feed('golden-trevally'), reduce('emperor-shrimp'));
    expect(match.reef(0).plankton).toBe(0);
  });

  test('[17] a Large Fish with three colonies pays three and lies on its own discard pile', () => {
    const corals = [
      'basic-coral',
      { card: 'lace-coral', x: 1, y: 1 },
      { card: 'hump-coral', x: 1, y: -1 },
    ];
    const match = alone({
      corals,
      animals: [
        { card: 'giant-grouper', level: 2, x: -1, y: 0 },
        { card: 'tiger-shark', x: 1, y: 0 },
        { card: 'boxer-crab', level: 2, x: 0, y: -1 },
      ],
    });
    match.act(0, feed('giant-grouper'), reduce('tiger-shark'), reduce('boxer-crab'));
    expect(match.reef(0).plankton).toBe(3);
    expect(match.state.large.discard).toEqual(['tiger-shark']);
    expect(match.state.animals.discard).toEqual([]);
  });

  test('[17] other animals lie on the discard pile of the animals', () => {
    const match = alone({ animals: ['slender-grouper', 'squarespot-anthias'] });
    match.act(0, feed('slender-grouper'), reduce('squarespot-anthias'));
    expect(match.state.animals.discard).toEqual(['squarespot-anthias']);
    expect(match.state.large.discard).toEqual([]);
  });

  test('[R2] the cell is free again', () => {
    const match = alone(
      { coins: 2, animals: [GROUPER, { card: 'squarespot-anthias', x: 1, y: 0 }] },
      { offers: { animals: ['flame-angelfish'] } },
    );
    match.act(
      0,
      feed('slender-grouper'),
      reduce('squarespot-anthias'),
      buyAnimal('flame-angelfish'),
    );
    expect(match.offers(0, at(1, 0))).toBe(true);
  });

  test('reductions by a coral can end an animal too', () => {
    const match = alone({ corals: ['black-sun-coral', ...WIDE], animals: ['citron-goby'] });
    match.act(0, useCoral('black-sun-coral'), choose('citron-goby'));
    expect(match.lives('citron-goby')).toBe(false);
  });

  test('[F13] the plankton of an extinction comes too late to pay for the same feeding', () => {
    // The ray may pay 2 plankton or reduce a Crustacean: the second way pays the first back only
    // afterwards.
    const match = alone({ plankton: 1, animals: ['bluespotted-ray', 'boxer-crab'] });
    match.act(0, feed('bluespotted-ray'), reduce('boxer-crab'));
    expect(match.reef(0).plankton).toBe(2);
  });
});
