import { describe, expect, test } from '@jest/globals';
import { choose, done, feed, hunt, reduce, side, useCoral } from '../support/actions.ts';
import { alone, reef, WIDE } from '../support/reef.ts';

describe('[L2] Effects "immediately" at the highest Abundance', () => {
  test.each([
    ['lyretail-anthias', { plankton: 1 }, { coins: 0, scales: 1, plankton: 1 }],
    ['coral-beauty', {}, { plankton: 1, scales: 1 }],
    ['regal-angelfish', {}, { popularity: 1, scales: 2 }],
    ['boxer-crab', { plankton: 1 }, { plankton: 1, scales: 1 }],
    ['pearl-oyster', { plankton: 1 }, { coins: 1, scales: 1 }],
    ['hawksbill-turtle', {}, { scales: 2 }],
  ])('the %s', (card, before, after) => {
    const match = alone({ ...before, animals: [{ card, level: 2 }] }).act(0, feed(card));
    expect(match.reef(0)).toMatchObject(after);
    expect(match.asked).toBe('turn');
  });

  test('not at the medium level', () => {
    expect(
      alone({ animals: ['coral-beauty'] })
        .act(0, feed('coral-beauty'))
        .reef(0).plankton,
    ).toBe(0);
  });

  test('[L3] each time the top is reached, by whatever way', () => {
    const match = alone({
      plankton: 2,
      corals: ['yellow-scroll-coral', ...WIDE],
      animals: [{ card: 'regal-angelfish', level: 2 }],
    });
    match.act(0, useCoral('yellow-scroll-coral'), choose('regal-angelfish'));
    expect(match.reef(0)).toMatchObject({ popularity: 1, scales: 2 });
  });

  test('rest: another animal than the Cleaner wrasse itself', () => {
    const match = alone({
      animals: [
        { card: 'cleaner-wrasse', level: 2 },
        { card: 'flame-angelfish', fatigue: 1 },
        'coral-beauty',
      ],
    });
    match.act(0, feed('cleaner-wrasse'));
    expect(match.legal(0)).toEqual([choose('flame-angelfish'), done]);
    match.act(0, choose('flame-angelfish'));
    expect(match.animal('flame-angelfish').fatigue).toBe(0);
    expect(match.animal('cleaner-wrasse').fatigue).toBe(1);
  });

  test('rest: the Slender grouper that is fed, by its partner', () => {
    const match = alone({
      animals: [
        'slender-grouper',
        { card: 'cleaner-wrasse', level: 2 },
        { card: 'flame-angelfish', level: 2 },
      ],
    });
    match.act(
      0,
      feed('slender-grouper'),
      reduce('flame-angelfish'),
      { type: 'yes' },
      choose('slender-grouper'),
    );
    expect(match.animal('slender-grouper')).toMatchObject({ level: 2, fatigue: 0 });
    expect(match.reef(0).scales).toBe(1);
  });

  test('[W6] clean up to two corals', () => {
    const corals = ['basic-coral', 'rice-coral', 'blue-coral'].map((card) => ({
      card,
      polluted: true,
    }));
    const match = alone({
      corals,
      animals: [
        { card: 'humphead-wrasse', level: 2 },
        { card: 'blue-sea-star', level: 2 },
      ],
    }).act(0, feed('humphead-wrasse'), reduce('blue-sea-star'));
    match.act(0, choose('basic-coral'), choose('rice-coral'));
    expect(match.reef(0).corals.map((coral) => coral.polluted)).toEqual([false, false, true]);
  });

  test('a colony', () => {
    const match = alone({ animals: [{ card: 'bumphead-parrotfish', level: 2 }] }).act(
      0,
      feed('bumphead-parrotfish'),
    );
    match.act(0, side('basic-coral', 'S'));
    expect(match.coral('basic-coral').grown).toEqual(['S']);
    expect(match.reef(0).plankton).toBe(0);
  });

  test('a Hunt that was just used is ready again', () => {
    const match = reef([
      { animals: [{ card: 'broadclub-cuttlefish', level: 2 }, 'slender-grouper'] },
      { passed: true, animals: ['lined-seahorse'] },
    ]);
    match.act(0, feed('broadclub-cuttlefish'));
    match.act(0, hunt('lined-seahorse'));
    expect(match.reef(0)).toMatchObject({ huntsReady: 1, huntsUsed: 0 });
    match.act(0, feed('slender-grouper'), hunt('lined-seahorse'));
    expect(match.animal('slender-grouper').level).toBe(2);
  });

  test('a Hunt that was not used stays one', () => {
    const match = alone({
      animals: [
        { card: 'broadclub-cuttlefish', level: 2 },
        { card: 'flame-angelfish', level: 2 },
      ],
    });
    match.act(0, feed('broadclub-cuttlefish'), reduce('flame-angelfish'));
    expect(match.reef(0)).toMatchObject({ huntsReady: 1, huntsUsed: 0 });
  });
});
