import { describe, expect, test } from '@jest/globals';
import { branch, choose, done, feed, pass } from '../support/actions.ts';
import { dirty, strike } from '../support/event.ts';
import { type ReefSpec } from '../support/reef.ts';

const CLEAN: ReefSpec = { corals: ['galaxy-coral', 'table-coral', 'lobe-coral', 'rice-coral'] };

describe('Immediate events', () => {
  test('[E8, E19] Mass bleaching: two pollution', () => {
    const match = strike('mass-bleaching', CLEAN).act(
      0,
      choose('table-coral'),
      choose('rice-coral'),
    );
    expect(dirty(match)).toEqual(['table-coral', 'rice-coral']);
  });

  test('[E9, E19] Cyclone: any one animal is reduced', () => {
    const animals = [{ card: 'flame-angelfish', level: 3 } as const, 'sea-wasp'];
    const match = strike('cyclone', { animals });
    expect(match.legal(0)).toEqual([choose('flame-angelfish'), choose('sea-wasp')]);
    match.act(0, choose('flame-angelfish'));
    expect([
      match.animal('flame-angelfish').level,
      match.animal('sea-wasp').level,
      match.asked,
    ]).toEqual([2, 1, 'income']);
  });

  test('[E11, E19] Crown-of-thorns outbreak: a coin or a pollution', () => {
    const match = strike('crown-of-thorns-outbreak', { coins: 3, ...CLEAN }).act(0, branch(0));
    expect([match.reef(0).coins, dirty(match)]).toEqual([2, []]);
    const other = strike('crown-of-thorns-outbreak', { coins: 3, ...CLEAN }).act(
      0,
      branch(1),
      choose('lobe-coral'),
    );
    expect([other.reef(0).coins, dirty(other)]).toEqual([3, ['lobe-coral']]);
  });

  test('[E11] a fish scale may stand in for the coin', () => {
    const match = strike('crown-of-thorns-outbreak', { coins: 1, scales: 1 }).act(0, branch(0));
    expect(match.asked).toBe('payment');
  });

  test('[E13, E19] Gill disease: two Fatigue on one fish that is not at high, so that it rests through the next round', () => {
    const top = { card: 'citron-goby', level: 3 } as const;
    const animals = ['flame-angelfish', 'coral-beauty', top, 'sea-wasp'];
    const match = strike('fish-disease', { animals, corals: ['basic-coral', 'table-coral'] });
    expect([match.asked, match.legal(0)]).toEqual([
      'tire',
      [choose('flame-angelfish'), choose('coral-beauty')],
    ]);
    expect(match.reasons(0, choose('citron-goby'))).toEqual(['not-a-target']);
    match.act(0, choose('flame-angelfish'));
    expect(match.animal('flame-angelfish').fatigue).toBe(2);
    match.finishRound().act(1, pass);
    expect([
      match.animal('flame-angelfish').fatigue,
      match.reasons(0, feed('flame-angelfish')),
    ]).toEqual([1, ['fatigued']]);
  });

  test('[E13] an only such fish takes them without a question, and without one nothing happens', () => {
    const only = strike('fish-disease', {
      animals: ['sea-wasp', { card: 'flame-angelfish', fatigue: 1 }],
    });
    expect([only.animal('flame-angelfish').fatigue, only.asked]).toEqual([3, 'income']);
    expect(
      strike('fish-disease', {
        animals: ['sea-wasp', { card: 'flame-angelfish', level: 3 }],
      }).eventsOf('tired'),
    ).toEqual([]);
  });

  test('[E10, E19] Spawning night: any two different animals rise, or one, or none', () => {
    const animals = ['flame-angelfish', 'sea-wasp', 'maxima-clam'];
    const night = () =>
      strike('spawning-night', { corals: ['basic-coral', 'table-coral'], animals });
    const levels = (match: ReturnType<typeof night>) =>
      animals.map((card) => match.animal(card).level);
    const match = night().act(0, choose('flame-angelfish'));
    expect(match.legal(0)).toEqual([choose('sea-wasp'), choose('maxima-clam'), done]);
    match.act(0, choose('maxima-clam'));
    expect([levels(match), match.asked]).toEqual([[2, 1, 2], 'income']);
    expect(levels(night().act(0, choose('sea-wasp'), done))).toEqual([1, 2, 1]);
    expect(levels(night().act(0, done))).toEqual([1, 1, 1]);
  });

  test('[E4, E19] Cold upwelling: a coin and three plankton for everybody', () => {
    const match = strike('upwelling', {});
    expect(
      match.eventsOf('gained').filter((event) => 'card' in event && event.card === 'upwelling'),
    ).toMatchObject([
      { seat: 0, coins: 1, plankton: 3 },
      { seat: 1, coins: 1, plankton: 3 },
    ]);
  });

  test('[E4, E19] Clean-up dive: up to two pollution less, then a popularity', () => {
    const corals = ['galaxy-coral', 'table-coral', 'lobe-coral'].map((card) => ({
      card,
      polluted: true,
    }));
    const match = strike('clean-up-dive', { corals }).act(
      0,
      choose('galaxy-coral'),
      choose('lobe-coral'),
    );
    expect([dirty(match), match.reef(0).popularity]).toEqual([['table-coral'], 1]);
    const less = strike('clean-up-dive', { corals }).act(0, choose('galaxy-coral'), done);
    expect([dirty(less), less.reef(0).popularity]).toEqual([['table-coral', 'lobe-coral'], 1]);
  });

  test('[E7] Clean-up dive: the popularity comes also where there is nothing to clean', () => {
    const match = strike('clean-up-dive', CLEAN);
    // It is the neighbour who is asked.
    expect([match.active, match.asked, match.reef(0).popularity]).toEqual([1, 'clean', 1]);
  });

  test.each([
    [1, 0],
    [3, 1],
    [4, 2],
    [6, 3],
    [8, 4],
    [10, 4],
  ])('[E4, E19] Conservation grant: %d clean corals, %d coins', (clean, coins) => {
    const more = [
      'blue-coral',
      'lace-coral',
      'hump-coral',
      'brush-coral',
      'antler-coral',
      'elkhorn-coral',
    ];
    const cards = ['galaxy-coral', 'table-coral', 'lobe-coral', 'rice-coral', ...more].slice(
      0,
      clean,
    );
    const corals = [
      ...cards,
      { card: 'lettuce-coral', polluted: true },
      { card: 'basic-coral', polluted: true },
    ];
    expect(strike('conservation-grant', { corals }).reef(0).coins).toBe(coins);
  });

  test('[E12, E19] Shifting currents: both offers leave as a whole and are drawn anew, Large Fish stay', () => {
    const offers = {
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
    };
    const { state } = strike('shifting-currents', {}, { offers });
    expect([state.animals.discard, state.corals.discard]).toEqual([offers.animals, offers.corals]);
    expect([state.animals.offer.length, state.corals.offer.length, state.large.offer]).toEqual([
      6,
      6,
      offers.large,
    ]);
    const old = [...offers.animals, ...offers.corals];
    expect(
      [...state.animals.offer, ...state.corals.offer].filter((card) => old.includes(card)),
    ).toEqual([]);
  });

  test('[E12] an offer that is short stays as short', () => {
    const match = strike(
      'shifting-currents',
      {},
      { offers: { animals: ['flame-angelfish', 'coral-beauty'] } },
    );
    expect(match.state.animals.offer).toHaveLength(2);
  });
});
