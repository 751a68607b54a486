import { describe, expect, test } from '@jest/globals';
import { at, buyCoral, choose, done } from '../support/actions.ts';
import { alone } from '../support/reef.ts';

const OFFER = [
  'hump-coral',
  'brush-coral',
  'lettuce-coral',
  'table-coral',
  'rice-coral',
  'blue-coral',
];

describe('[A2] Coral Purchase', () => {
  test('[T9] costs 2 coins, whichever coral it is', () => {
    for (const card of OFFER) {
      const match = alone({ coins: 5 }, { offers: { corals: OFFER } }).act(
        0,
        buyCoral(card),
        at(1, 1),
      );
      // The table coral gives a coin of its own.
      expect(match.reef(0).coins).toBe(card === 'table-coral' ? 4 : 3);
    }
  });

  test('[P6, 20] one coin is too little', () => {
    const match = alone({ coins: 1 }, { offers: { corals: OFFER } });
    expect(match.reasons(0, buyCoral('hump-coral'))).toContain('too-expensive');
    expect(match.details(0, buyCoral('hump-coral'))).toMatchObject({ need: 2, have: 1 });
  });

  test('[P6] the coin of an immediate effect cannot pay for the coral itself', () => {
    const match = alone({ coins: 1 }, { offers: { corals: OFFER } });
    expect(match.offers(0, buyCoral('table-coral'))).toBe(false);
  });

  test('only a coral of the offer can be bought', () => {
    const match = alone({ coins: 9 }, { offers: { corals: OFFER } });
    expect(match.reasons(0, buyCoral('galaxy-coral'))).toContain('not-offered');
    expect(match.reasons(0, buyCoral('no-such-coral'))).toContain('not-offered');
  });

  test('[12] the bought coral is clean, rested and on its cell', () => {
    const match = alone({ coins: 2 }, { offers: { corals: OFFER } }).act(
      0,
      buyCoral('hump-coral'),
      at(-1, 1),
    );
    expect(match.coral('hump-coral')).toMatchObject({
      x: -1,
      y: 1,
      polluted: false,
      fatigue: 0,
      grown: [],
    });
  });

  test('[R3] it touches the corner of another coral: four cells around the first one', () => {
    const match = alone({ coins: 2 }, { offers: { corals: OFFER } }).act(0, buyCoral('hump-coral'));
    expect(match.legal(0)).toHaveLength(4);
    for (const cell of [at(1, 1), at(1, -1), at(-1, 1), at(-1, -1)])
      expect(match.offers(0, cell)).toBe(true);
  });

  test('[R3] six cells around two corals', () => {
    const corals = ['basic-coral', { card: 'rice-coral', x: 1, y: 1 }];
    const match = alone({ coins: 2, corals }, { offers: { corals: OFFER.slice(0, 4) } });
    match.act(0, buyCoral('hump-coral'));
    expect(match.legal(0)).toHaveLength(6);
    for (const cell of [at(1, -1), at(-1, 1), at(-1, -1), at(2, 2), at(2, 0), at(0, 2)])
      expect(match.offers(0, cell)).toBe(true);
  });

  test('[R1] the atoll has no limits in any direction', () => {
    const far = { card: 'basic-coral', x: -40, y: -40 };
    const match = alone({ coins: 2, corals: [far] }, { offers: { corals: OFFER } });
    expect(match.act(0, buyCoral('hump-coral'), at(-41, -41)).coral('hump-coral')).toMatchObject({
      x: -41,
      y: -41,
    });
  });

  test.each([
    ['on another coral', at(0, 0), 'cell-taken'],
    ['beside it, where animals live', at(1, 0), 'cell-wrong'],
    ['two cells away', at(2, 0), 'cell-wrong'],
    ['between the cells', at(0.5, 0.5), 'cell-wrong'],
  ])('[R1, R3] refuses a place %s', (_, cell, code) => {
    const match = alone({ coins: 2 }, { offers: { corals: OFFER } }).act(0, buyCoral('hump-coral'));
    expect(match.reasons(0, cell)).toContain(code);
  });

  test('[T3, A4, 16] a new card comes next to the deck, and older ones shift away from it', () => {
    const match = alone(
      { coins: 2 },
      { offers: { corals: OFFER }, decks: { corals: ['galaxy-coral', 'star-polyps'] } },
    );
    match.act(0, buyCoral('brush-coral'), at(1, 1));
    expect(match.state.corals.offer).toEqual([
      'star-polyps',
      'hump-coral',
      'lettuce-coral',
      'table-coral',
      'rice-coral',
      'blue-coral',
    ]);
    expect(match.state.corals.deck).toEqual(['galaxy-coral']);
  });

  test('[16] the offer is replenished finally, after the immediate effect', () => {
    const match = alone(
      { coins: 2, corals: [{ card: 'basic-coral', polluted: true }] },
      { offers: { corals: OFFER }, decks: { corals: ['star-polyps'] } },
    );
    match.act(0, buyCoral('lettuce-coral'), at(1, 1));
    expect(match.asked).toBe('clean');
    expect(match.state.corals.offer).not.toContain('star-polyps');
    match.act(0, choose('basic-coral'));
    expect(match.state.corals.offer[0]).toBe('star-polyps');
  });

  test("[52] cards that react to the purchase come after the new coral's own effect", () => {
    const match = alone(
      {
        coins: 2,
        corals: ['basic-coral', { card: 'blue-coral', polluted: true, x: 1, y: 1 }],
        animals: ['blue-sea-star'],
      },
      { offers: { corals: OFFER.filter((card) => card !== 'blue-coral') } },
    );
    match.act(0, buyCoral('lettuce-coral'), at(-1, 1));
    expect(match.asked).toBe('clean');
    expect(match.animal('blue-sea-star').level).toBe(1);
    expect(match.reef(0).plankton).toBe(0);
    match.act(0, choose('blue-coral'));
    expect(match.animal('blue-sea-star').level).toBe(2);
    expect(match.reef(0).plankton).toBe(1);
  });

  test('[R10] a coral may be placed beside animals that are there already, and its colonies face them', () => {
    const match = alone(
      { coins: 5, animals: [{ card: 'flame-angelfish', x: 0, y: -1 }] },
      { offers: { corals: OFFER, animals: ['snowflake-moray', 'coral-beauty'] } },
    );
    match.act(0, buyCoral('hump-coral'), at(1, -1));
    expect(match.animal('flame-angelfish')).toMatchObject({ x: 0, y: -1, level: 1 });
  });

  test('[P2] it is one whole turn', () => {
    const match = alone(
      { coins: 9, corals: [{ card: 'basic-coral', polluted: true }] },
      { offers: { corals: OFFER } },
    );
    match.act(0, buyCoral('lettuce-coral'), at(1, 1));
    expect(match.reasons(0, buyCoral('hump-coral'))).toContain('answer-pending');
    match.act(0, done);
    expect(match.asked).toBe('turn');
  });
});
