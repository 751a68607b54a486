import { describe, expect, test } from '@jest/globals';
import type { Side } from '../../../src/index.ts';
import { at, buyAnimal, choose, income, pass } from '../support/actions.ts';
import { reef, type ReefSpec } from '../support/reef.ts';

const EMPTY: ReefSpec = {};
const TWO_CLEAN: ReefSpec = { corals: ['basic-coral', 'rice-coral'] };

describe('[C1] Recovery 1: Income', () => {
  test.each([
    [1, 5, 4],
    [2, 4, 3],
    [3, 2, 1],
  ])(
    '[1] round %d: Tourists bring %d coins and a pollution, Scientists %d coins',
    (round, tourists, scientists) => {
      const match = reef([EMPTY, EMPTY], { round }).act(0, pass).act(1, pass);
      const before = match.reef(0).coins;
      match.act(0, income('tourists'));
      expect(match.reef(0).coins - before).toBe(tourists);
      expect(match.coral('basic-coral').polluted).toBe(true);
      const other = match.reef(1).coins;
      match.act(1, income('scientists'));
      expect(match.reef(1).coins - other).toBe(scientists);
      expect(match.coral('basic-coral', 1).polluted).toBe(false);
    },
  );

  test('[1, 8] an income without a choice is told with its reason', () => {
    const coral = { card: 'basic-coral', polluted: true } as const;
    const match = reef([{ corals: [coral] }, TWO_CLEAN])
      .act(0, pass)
      .act(1, pass);
    expect(match.eventsOf('incomeTaken')).toMatchObject([
      { seat: 0, choice: 'scientists', barred: 'no-clean-coral' },
    ]);
    match.act(1, income('scientists'));
    expect(match.eventsOf('incomeTaken')).toMatchObject([
      { seat: 1, choice: 'scientists', barred: '' },
    ]);
  });

  test('[14, 15] choices begin with the starting player and go clockwise', () => {
    const match = reef([TWO_CLEAN, TWO_CLEAN, TWO_CLEAN], { starter: 1 })
      .act(1, pass)
      .act(2, pass)
      .act(0, pass);
    const order: number[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(match.active);
      match.act(match.active, income('tourists'));
      expect(match.asked).toBe('pollute');
      match.act(order[i] ?? -1, choose('rice-coral'));
    }
    expect(order).toEqual([1, 2, 0]);
  });

  test('[P3] it begins only after everybody has passed', () => {
    const match = reef([EMPTY, EMPTY, EMPTY]).act(0, pass).act(1, pass);
    expect(match.asked).toBe('turn');
    expect(match.act(2, pass).asked).toBe('income');
  });
});

describe('[C2] Recovery 2: Remove Fatigue tokens', () => {
  test('[42] one from each animal and each coral', () => {
    const match = reef([
      {
        corals: [{ card: 'antler-coral', fatigue: 1 }, 'rice-coral'],
        animals: [
          { card: 'flame-angelfish', fatigue: 1 },
          { card: 'humbug-dascyllus', fatigue: 2 },
          'coral-beauty',
        ],
      },
      { animals: [{ card: 'citron-goby', fatigue: 1 }] },
    ]);
    match.finishRound();
    expect(match.eventsOf('recovered')).toMatchObject([
      { seat: 0, fatigue: 3, hunts: 1 },
      { seat: 1, fatigue: 1, hunts: 1 },
    ]);
    expect(match.coral('antler-coral').fatigue).toBe(0);
    expect(match.reef(0).animals.map((animal) => animal.fatigue)).toEqual([0, 1, 0]);
    expect(match.animal('citron-goby').fatigue).toBe(0);
  });

  test('all from the support actions', () => {
    const used = { purified: true, sold: true, bloomed: true };
    const match = reef([used, used]).finishRound();
    for (const seat of [0, 1])
      expect(match.reef(seat)).toMatchObject({
        purified: false,
        sold: false,
        bloomed: false,
        passed: false,
      });
  });
});

describe('[C3] Recovery 3: Gain Plankton from Colonies', () => {
  const sides: readonly Side[] = ['N', 'E', 'S', 'W'];
  /**
   * The least corals without own plankton that carry so many colonies, all grown but the printed
   * ones.
   */
  function withColonies(count: number): ReefSpec {
    const wire = { card: 'spiral-wire-coral', x: 0, y: 0 };
    const corals = Array.from({ length: Math.max(1, Math.ceil(count / 4)) }, (_, i) => {
      const here = Math.min(4, count - 4 * i);
      const grown = sides.filter((side) => side !== 'S').slice(0, Math.max(0, here - 1));
      return { ...wire, x: i, y: i, grown };
    });
    return { corals };
  }

  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [6, 1],
    [7, 2],
    [10, 2],
    [11, 3],
    [14, 3],
    [15, 4],
    [19, 4],
    [20, 4],
    [21, 5],
    [24, 5],
  ])('[4, 51] %d colonies bring %d plankton', (colonies, plankton) => {
    const match = reef([withColonies(colonies), { corals: ['spiral-wire-coral'], passed: true }], {
      round: 1,
    });
    match.act(0, pass);
    const before = match.reef(0).plankton;
    match.act(0, income('scientists')).finishRound();
    expect(match.reef(0).plankton - before).toBe(plankton);
  });

  test('used or not, polluted or not', () => {
    const corals = [
      { card: 'basic-coral', polluted: true },
      { card: 'hump-coral', x: 1, y: -1, polluted: true },
    ];
    const match = reef([{ corals, animals: [{ card: 'coral-beauty', x: 1, y: 0 }] }, EMPTY]).act(
      0,
      pass,
    );
    const before = match.reef(0).plankton;
    expect(match.finishRound().reef(0).plankton - before).toBe(1);
  });
});

describe('[C4] Recovery 4: Reset Hunt token', () => {
  test('for everybody', () => {
    const used = { huntsReady: 0, huntsUsed: 1 };
    const match = reef([used, used]).finishRound();
    for (const seat of [0, 1])
      expect(match.reef(seat)).toMatchObject({ huntsReady: 1, huntsUsed: 0 });
  });
});

describe('[C5] Recovery 5: Refresh card offers', () => {
  const table = {
    offers: {
      animals: [
        'flame-angelfish',
        'coral-beauty',
        'citron-goby',
        'sea-apple',
        'giant-clam',
        'boxer-crab',
      ],
      corals: [
        'hump-coral',
        'brush-coral',
        'lettuce-coral',
        'table-coral',
        'rice-coral',
        'blue-coral',
      ],
      large: ['tiger-shark', 'reef-manta'],
    },
    decks: {
      animals: ['sea-wasp', 'pearl-oyster', 'maxima-clam'],
      corals: ['galaxy-coral', 'lobe-coral', 'lace-coral'],
    },
  };

  test('[A4, 16] the two oldest leave, two new ones come next to the deck', () => {
    const match = reef([EMPTY, EMPTY], table).finishRound();
    const { animals, corals } = match.state;
    expect([...animals.offer.slice(0, 2)].sort()).toEqual(['maxima-clam', 'pearl-oyster']);
    expect(animals.offer.slice(2)).toEqual([
      'flame-angelfish',
      'coral-beauty',
      'citron-goby',
      'sea-apple',
    ]);
    expect([...animals.discard].sort()).toEqual(['boxer-crab', 'giant-clam']);
    expect(animals.deck).toEqual(['sea-wasp']);
    expect([...corals.offer.slice(0, 2)].sort()).toEqual(['lace-coral', 'lobe-coral']);
    expect(corals.offer.slice(2)).toEqual([
      'hump-coral',
      'brush-coral',
      'lettuce-coral',
      'table-coral',
    ]);
    expect([...corals.discard].sort()).toEqual(['blue-coral', 'rice-coral']);
  });

  test('[18] the Large Fish offer stays', () => {
    const match = reef([EMPTY, EMPTY], table).finishRound();
    expect(match.state.large.offer).toEqual(['tiger-shark', 'reef-manta']);
    expect(match.state.large.deck).toHaveLength(6);
  });

  test('[16] oldest is by age in the offer, not by place on the table', () => {
    const match = reef([{ coins: 3 }, EMPTY], table)
      .act(0, buyAnimal('boxer-crab'), at(1, 0))
      .finishRound();
    // The maxima clam came for the crab; the clam and the apple are now the oldest two.
    expect([...match.state.animals.discard].sort()).toEqual(['giant-clam', 'sea-apple']);
  });
});

describe('[C7] Recovery goes step by step', () => {
  test('a coral that the Tourists pollute in step 1 brings nothing more in step 3', () => {
    const match = reef([{ corals: ['corky-sea-fan', 'rice-coral'] }, EMPTY])
      .act(0, pass)
      .act(1, pass);
    const before = match.reef(0).plankton;
    match.act(0, income('tourists'), choose('corky-sea-fan')).act(1, income('scientists'));
    // Seven colonies bring two.
    expect(match.reef(0).plankton - before).toBe(2);
  });

  test('nor another Hunt in step 4', () => {
    const match = reef([{ corals: ['corky-sea-fan', 'rice-coral'], huntsReady: 2 }, EMPTY])
      .act(0, pass)
      .act(1, pass);
    match.act(0, income('tourists'), choose('corky-sea-fan')).act(1, income('scientists'));
    expect(match.reef(0)).toMatchObject({ huntsReady: 1, huntsUsed: 0 });
  });

  test('[15] everybody has chosen the income before any Fatigue leaves', () => {
    const tired = {
      corals: ['basic-coral', 'rice-coral'],
      animals: [{ card: 'flame-angelfish', fatigue: 1 }],
    };
    const match = reef([tired, TWO_CLEAN]).act(0, pass).act(1, pass).act(0, income('scientists'));
    expect(match.animal('flame-angelfish').fatigue).toBe(1);
    match.act(1, income('scientists'));
    expect(match.animal('flame-angelfish').fatigue).toBe(0);
  });
});

describe('[C6] Recovery 6 and 7: Starting Player and Round token', () => {
  test('[14, 48] the starting player moves clockwise, and begins the next round', () => {
    const match = reef([EMPTY, EMPTY, EMPTY], { starter: 2 }).finishRound();
    expect(match.state).toMatchObject({ round: 2, starter: 0, phase: 'action' });
    expect(match.active).toBe(0);
    match.finishRound();
    expect(match.state).toMatchObject({ round: 3, starter: 1 });
    expect(match.active).toBe(1);
  });

  test('[P1, 2] no Recovery after round 4', () => {
    const match = reef([EMPTY, EMPTY], { round: 4 }).act(0, pass).act(1, pass);
    expect(match.state.phase).toBe('over');
    expect(match.active).toBe(-1);
    expect(match.reef(0)).toMatchObject({ coins: 0, plankton: 0, scales: 0 });
    expect(match.reasons(0, pass)).toContain('over');
  });
});
