import { describe, expect, test } from '@jest/globals';
import { at, buyAnimal, choose, feed } from '../support/actions.ts';
import { alone } from '../support/reef.ts';

const FISH = [
  'flame-angelfish',
  'coral-beauty',
  'slender-grouper',
  'magnificent-star',
  'regal-angelfish',
  'humbug-dascyllus',
];

describe('[A3] Animal Purchase', () => {
  test('[T9] costs the price that is printed on the card', () => {
    const match = alone({ coins: 9 }, { offers: { animals: FISH } });
    expect(match.act(0, buyAnimal('flame-angelfish'), at(1, 0)).reef(0).coins).toBe(7);
    expect(match.act(0, buyAnimal('magnificent-star'), at(0, 1)).reef(0).coins).toBe(4);
  });

  test('[P6, 20] is refused without the coins, with the price and the means of the seat', () => {
    const match = alone({ coins: 2, scales: 1 }, { offers: { animals: ['slender-grouper'] } });
    expect(match.reasons(0, buyAnimal('slender-grouper'))).toContain('too-expensive');
    expect(match.details(0, buyAnimal('slender-grouper'))).toMatchObject({ need: 4, have: 3 });
  });

  test('[R13, 49] begins at the lowest level without Fatigue, which is no raise, and may be fed in the same round', () => {
    const match = alone({ coins: 2 }, { offers: { animals: FISH } }).act(
      0,
      buyAnimal('flame-angelfish'),
      at(1, 0),
    );
    expect(match.animal('flame-angelfish')).toMatchObject({ level: 1, fatigue: 0, partner: '' });
    expect(match.eventsOf('raised')).toEqual([]);
    expect(match.offers(0, feed('flame-angelfish'))).toBe(true);
  });

  test('[R10] needs a colony on the side that faces its cell', () => {
    // The Basic Coral has colonies in the north, east and west.
    const match = alone({ coins: 2 }, { offers: { animals: FISH } }).act(
      0,
      buyAnimal('flame-angelfish'),
    );
    expect(match.legal(0)).toHaveLength(3);
    for (const cell of [at(0, -1), at(1, 0), at(-1, 0)]) expect(match.offers(0, cell)).toBe(true);
    expect(match.reasons(0, at(0, 1))).toContain('too-few-colonies');
    expect(match.details(0, at(0, 1))).toMatchObject({ need: 1, have: 0 });
  });

  test('[R9, R10] an animal that needs no colony lives on any side of a coral', () => {
    const match = alone({ coins: 3 }, { offers: { animals: FISH } }).act(
      0,
      buyAnimal('magnificent-star'),
    );
    expect(match.legal(0)).toHaveLength(4);
    expect(match.offers(0, at(0, 1))).toBe(true);
  });

  test('[56] may lie far from every other animal, and touches the corners of those beside it', () => {
    const corals = ['basic-coral', { card: 'table-coral', x: 1, y: 1 }];
    const match = alone(
      { coins: 9, corals, animals: [{ card: 'coral-beauty', x: 1, y: 0 }] },
      { offers: { animals: FISH } },
    ).act(0, buyAnimal('flame-angelfish'));
    // a corner of the Coral beauty, and a cell two away from it
    expect(match.offers(0, at(0, -1))).toBe(true);
    expect(match.offers(0, at(-1, 0))).toBe(true);
    match.act(0, at(-1, 0));
    expect(match.lives('flame-angelfish')).toBe(true);
  });

  test('[T15] a colony token counts like a printed one', () => {
    const match = alone(
      { coins: 2, corals: [{ card: 'basic-coral', grown: ['S'] }] },
      { offers: { animals: FISH } },
    );
    expect(match.act(0, buyAnimal('flame-angelfish')).offers(0, at(0, 1))).toBe(true);
  });

  test('colonies of polluted corals count too', () => {
    const match = alone(
      { coins: 2, corals: [{ card: 'basic-coral', polluted: true }] },
      { offers: { animals: FISH } },
    );
    expect(match.act(0, buyAnimal('flame-angelfish')).offers(0, at(1, 0))).toBe(true);
  });

  test.each([
    ['on a coral', at(0, 0), 'cell-taken'],
    ['touching only a corner', at(1, 1), 'cell-wrong'],
    ['away from every coral', at(2, 1), 'cell-wrong'],
    ['where an animal lives', at(-1, 0), 'cell-taken'],
  ])('[R1, R9] refuses a place %s', (_, cell, code) => {
    const match = alone(
      { coins: 3, animals: [{ card: 'citron-goby', x: -1, y: 0 }] },
      { offers: { animals: FISH } },
    );
    expect(match.act(0, buyAnimal('magnificent-star')).reasons(0, cell)).toContain(code);
  });

  test('[R10, 20] an animal for which no cell has colonies enough cannot be bought', () => {
    const match = alone({ coins: 9 }, { offers: { animals: FISH } });
    expect(match.reasons(0, buyAnimal('regal-angelfish'))).toContain('no-cell');
    expect(match.offers(0, buyAnimal('coral-beauty'))).toBe(false);
  });

  test('[R10] three colonies must be on three corals around the cell', () => {
    // Around (1,0): the Basic Coral's east, the lace coral's north and the hump coral's south.
    const around = [
      'basic-coral',
      { card: 'lace-coral', x: 1, y: 1 },
      { card: 'hump-coral', x: 1, y: -1 },
    ];
    const match = alone({ coins: 4, corals: around }, { offers: { animals: FISH } }).act(
      0,
      buyAnimal('regal-angelfish'),
    );
    expect(match.legal(0)).toEqual([at(1, 0)]);
    match.act(0, at(1, 0));
    expect(match.animal('regal-angelfish')).toMatchObject({ x: 1, y: 0 });
  });

  test('[R10] Example: each animal is next to the colonies that it needs, and three colonies are left for others', () => {
    const corals = [
      'basic-coral', // N E W
      { card: 'lace-coral', x: 1, y: 1 }, // N E W
      { card: 'hump-coral', x: 1, y: -1 }, // S W
    ];
    const match = alone(
      { coins: 9, corals },
      { offers: { animals: ['regal-angelfish', 'coral-beauty', 'magnificent-star'] } },
    );
    match.act(0, buyAnimal('regal-angelfish'), at(1, 0));
    // Two colonies face (0,-1): the Basic Coral's north and the hump coral's west.
    match.act(0, buyAnimal('coral-beauty'));
    expect(match.legal(0)).toEqual([at(0, -1)]);
    match.act(0, at(0, -1));
    match.act(0, buyAnimal('magnificent-star'), at(1, 2));
    // Of eight colonies five are used: three are left, in the west of the Basic Coral, east and
    // west of the lace coral.
    const free = alone(
      { coins: 2, corals, animals: match.reef(0).animals },
      { offers: { animals: ['flame-angelfish'] } },
    );
    free.act(0, buyAnimal('flame-angelfish'));
    expect(free.legal(0)).toHaveLength(3);
    for (const cell of [at(-1, 0), at(2, 1), at(0, 1)]) expect(free.offers(0, cell)).toBe(true);
  });

  test('[R10] more colonies than needed do no harm', () => {
    const corals = [
      'basic-coral',
      { card: 'lace-coral', x: 1, y: 1 },
      { card: 'hump-coral', x: 1, y: -1 },
    ];
    const match = alone({ coins: 2, corals }, { offers: { animals: FISH } });
    expect(match.act(0, buyAnimal('flame-angelfish'), at(1, 0)).animal('flame-angelfish').x).toBe(
      1,
    );
  });

  test('[A4, 16] the Animal offer is replenished like the Coral offer', () => {
    const offer = [
      'slender-grouper',
      'coral-beauty',
      'flame-angelfish',
      'sea-wasp',
      'giant-clam',
      'boxer-crab',
    ];
    const match = alone(
      { coins: 2 },
      { offers: { animals: offer }, decks: { animals: ['citron-goby', 'sea-apple'] } },
    );
    match.act(0, buyAnimal('flame-angelfish'), at(1, 0));
    expect(match.state.animals.offer).toEqual([
      'sea-apple',
      'slender-grouper',
      'coral-beauty',
      'sea-wasp',
      'giant-clam',
      'boxer-crab',
    ]);
    expect(match.state.animals.deck).toEqual(['citron-goby']);
  });

  test('[16] and so after what the animal does when it comes', () => {
    const corals = [{ card: 'basic-coral', polluted: true }];
    const table = {
      offers: { animals: ['pacific-cleaner-shrimp', 'sea-wasp'] },
      decks: { animals: ['sea-apple'] },
    };
    const match = alone({ coins: 3, corals }, table).act(
      0,
      buyAnimal('pacific-cleaner-shrimp'),
      at(1, 0),
    );
    expect(match.asked).toBe('clean');
    expect(match.state.animals.deck).toEqual(['sea-apple']);
    match.act(0, choose('basic-coral'));
    expect(match.state.animals.offer).toEqual(['sea-apple', 'sea-wasp']);
  });

  test('[T2, A4, 18] the Large Fish offer is replenished from its own deck', () => {
    const corals = ['basic-coral', { card: 'hump-coral', x: 1, y: -1 }];
    const table = {
      offers: { large: ['tiger-shark', 'blacktip-reef-shark'] },
      decks: { large: ['giant-moray', 'giant-grouper'] },
    };
    const match = alone({ coins: 8, corals }, table).act(
      0,
      buyAnimal('blacktip-reef-shark'),
      at(1, 0),
    );
    expect(match.state.large).toMatchObject({
      offer: ['giant-grouper', 'tiger-shark'],
      deck: ['giant-moray'],
      discard: [],
    });
    expect(match.state.animals.offer).toHaveLength(6);
  });

  test('only an animal of the offers can be bought', () => {
    const match = alone({ coins: 9 }, { offers: { animals: FISH } });
    expect(match.reasons(0, buyAnimal('citron-goby'))).toContain('not-offered');
    expect(match.reasons(0, buyAnimal('hump-coral'))).toContain('not-offered');
  });
});
