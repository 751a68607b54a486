import { describe, expect, test } from '@jest/globals';
import {
  at,
  buyCoral,
  choose,
  done,
  feed,
  hunt,
  pass,
  side,
  useCoral,
} from '../support/actions.ts';
import { alone, reef, WIDE } from '../support/reef.ts';

describe('[R6, A6] Coral Actions', () => {
  test('[T14] Example: a Fatigue leaves the Lyretail anthias, and on the next turn it can be fed', () => {
    const match = alone({
      plankton: 1,
      corals: ['antler-coral'],
      animals: [{ card: 'lyretail-anthias', level: 2, fatigue: 1 }],
    });
    expect(match.offers(0, feed('lyretail-anthias'))).toBe(false);
    match.act(0, useCoral('antler-coral'), choose('lyretail-anthias'));
    expect(match.animal('lyretail-anthias')).toMatchObject({ level: 2, fatigue: 0 });
    expect(match.coral('antler-coral').fatigue).toBe(1);
    match.act(0, feed('lyretail-anthias'));
    expect(match.animal('lyretail-anthias')).toMatchObject({ level: 3, fatigue: 1 });
  });

  test('[C2, 42] a coral with Fatigue cannot be used again until Recovery', () => {
    const match = reef([{ corals: ['hump-coral'] }, { passed: true }]).act(
      0,
      useCoral('hump-coral'),
    );
    expect(match.reasons(0, useCoral('hump-coral'))).toContain('fatigued');
    match.finishRound().act(1, pass);
    expect(match.coral('hump-coral').fatigue).toBe(0);
    expect(match.offers(0, useCoral('hump-coral'))).toBe(true);
  });

  test('[W2, 42] a polluted coral cannot be used', () => {
    const match = alone({ corals: [{ card: 'hump-coral', polluted: true }] });
    expect(match.reasons(0, useCoral('hump-coral'))).toContain('polluted');
  });

  test('a coral of another kind has no action', () => {
    const match = alone({ corals: ['basic-coral', 'table-coral', 'rice-coral', 'star-polyps'] });
    for (const card of ['basic-coral', 'table-coral', 'rice-coral', 'star-polyps'])
      expect(match.reasons(0, useCoral(card))).toContain('not-an-action-coral');
  });

  test('a coral of another player cannot be used', () => {
    const match = reef([{}, { corals: ['hump-coral'] }]);
    expect(match.reasons(0, useCoral('hump-coral'))).toContain('not-yours');
  });

  test('[P2] it is a turn', () => {
    const match = reef([{ corals: ['hump-coral'] }, {}]).act(0, useCoral('hump-coral'));
    expect(match.active).toBe(1);
  });
});

describe('[A6, 42] What coral actions do', () => {
  test('rest: not without a tired animal, and not a coral', () => {
    const match = alone({
      corals: ['antler-coral', { card: 'hump-coral', fatigue: 1 }],
      animals: ['flame-angelfish'],
    });
    expect(match.reasons(0, useCoral('antler-coral'))).toContain('no-effect');
  });

  test('[F1] rest: one token of two leaves the animal tired', () => {
    const match = alone({
      corals: ['antler-coral'],
      animals: [{ card: 'humbug-dascyllus', fatigue: 2 }],
    });
    match.act(0, useCoral('antler-coral'), choose('humbug-dascyllus'));
    expect(match.animal('humbug-dascyllus').fatigue).toBe(1);
  });

  test.each([
    ['hump-coral', {}, { coins: 1 }],
    ['brush-coral', { plankton: 4 }, { coins: 2, plankton: 0 }],
    ['venus-sea-fan', { plankton: 1 }, { plankton: 0, popularity: 2 }],
    ['smooth-cauliflower-coral', {}, { plankton: 1, popularity: 1 }],
    ['long-tentacle-plate-coral', {}, { coins: 1, huntsReady: 1 }],
  ])('the %s', (card, before, after) => {
    const match = alone({ ...before, corals: [card] }).act(0, useCoral(card));
    expect(match.asked).toBe('turn');
    expect(match.reef(0)).toMatchObject(after);
    expect(match.coral(card).fatigue).toBe(1);
  });

  test('[P6] an action without the means for its price is refused', () => {
    const corals = ['venus-sea-fan', 'yellow-scroll-coral', 'brush-coral'];
    const match = alone({ corals, animals: ['flame-angelfish'] });
    for (const card of corals) {
      expect(match.offers(0, useCoral(card))).toBe(false);
      expect(match.reasons(0, useCoral(card)).length).toBeGreaterThan(0);
    }
  });

  test('[P6] and in full: three plankton are not four', () => {
    expect(
      alone({ plankton: 3, corals: ['brush-coral'] }).details(0, useCoral('brush-coral')),
    ).toMatchObject({ need: 4, have: 3 });
  });

  test('[P6] a raise must have an animal to raise, paid for or not', () => {
    const match = alone({
      plankton: 5,
      corals: ['yellow-scroll-coral', 'boulder-star-coral'],
      animals: [{ card: 'yellow-tang', level: 3 }],
    });
    expect(match.reasons(0, useCoral('yellow-scroll-coral'))).toContain('no-effect');
    expect(match.reasons(0, useCoral('boulder-star-coral'))).toContain('no-effect');
  });

  test('[29] two plankton raise any animal, without Fatigue', () => {
    const match = alone({
      plankton: 2,
      corals: ['yellow-scroll-coral'],
      animals: [{ card: 'tiger-shark', level: 2 }],
    });
    match.act(0, useCoral('yellow-scroll-coral'), choose('tiger-shark'));
    expect(match.animal('tiger-shark')).toMatchObject({ level: 3, fatigue: 0 });
    expect(match.reef(0)).toMatchObject({ plankton: 0, scales: 3 });
  });

  test('a Small Fish is raised for nothing, and no other animal', () => {
    const match = alone({
      corals: ['boulder-star-coral', ...WIDE],
      animals: ['yellow-tang', 'flame-angelfish'],
    });
    match.act(0, useCoral('boulder-star-coral'));
    expect(match.offers(0, choose('yellow-tang'))).toBe(false);
    match.act(0, choose('flame-angelfish'));
    expect(match.animal('flame-angelfish').level).toBe(2);
    expect(match.reef(0).plankton).toBe(0);
  });

  test('[7] the scales of a raise come too late to pay for it', () => {
    const match = alone({
      plankton: 1,
      corals: ['yellow-scroll-coral'],
      animals: [{ card: 'tiger-shark', level: 2 }],
    });
    expect(match.offers(0, useCoral('yellow-scroll-coral'))).toBe(false);
  });

  test('a reduction needs an animal', () => {
    expect(
      alone({ corals: ['black-sun-coral'] }).reasons(0, useCoral('black-sun-coral')),
    ).not.toEqual([]);
    const match = alone({
      corals: ['black-sun-coral'],
      animals: [{ card: 'flame-angelfish', level: 3 }],
    });
    match.act(0, useCoral('black-sun-coral'), choose('flame-angelfish'));
    expect(match.animal('flame-angelfish').level).toBe(2);
    expect(match.reef(0)).toMatchObject({ coins: 1, plankton: 0 });
  });

  test('[55] a coral that places a colony may leave it, and still brings what else it brings', () => {
    const match = alone({ corals: ['bottlebrush-coral'] });
    match.act(0, useCoral('bottlebrush-coral'), done);
    expect(match.coral('bottlebrush-coral').grown).toEqual([]);
    expect(match.reef(0).popularity).toBe(1);
  });

  test('[55] the price of an action, and its only part with a result, stay mandatory', () => {
    const match = alone({
      plankton: 2,
      corals: ['yellow-scroll-coral'],
      animals: ['flame-angelfish'],
    }).act(0, useCoral('yellow-scroll-coral'));
    expect(match.reef(0).plankton).toBe(0);
    expect(match.legal(0)).toEqual([choose('flame-angelfish')]);
  });

  test("a colony is placed on an empty side of one's choice", () => {
    const match = alone({ corals: ['bottlebrush-coral', 'rice-coral'] }).act(
      0,
      useCoral('bottlebrush-coral'),
    );
    expect(match.offers(0, side('bottlebrush-coral', 'N'))).toBe(false);
    match.act(0, side('rice-coral', 'W'));
    expect(match.coral('rice-coral').grown).toEqual(['W']);
    expect(match.reef(0)).toMatchObject({ plankton: 0, popularity: 1 });
  });

  test("[W4, 10] a pollution on a coral of one's choice for a coin and two plankton, the coral itself included", () => {
    const corals = ['red-whip-coral', 'rice-coral', { card: 'blue-coral', polluted: true }];
    const match = alone({ corals }).act(0, useCoral('red-whip-coral'));
    expect(match.legal(0)).toEqual([choose('red-whip-coral'), choose('rice-coral')]);
    match.act(0, choose('red-whip-coral'));
    expect(match.coral('red-whip-coral')).toMatchObject({ polluted: true, fatigue: 1 });
    expect(match.reef(0)).toMatchObject({ coins: 1, plankton: 2 });
  });

  test('[T16] a used Hunt is made ready', () => {
    const match = reef([
      {
        huntsReady: 0,
        huntsUsed: 1,
        corals: ['long-tentacle-plate-coral'],
        animals: ['slender-grouper'],
      },
      { passed: true, animals: ['lined-seahorse'] },
    ]);
    expect(match.offers(0, feed('slender-grouper'))).toBe(false);
    match.act(
      0,
      useCoral('long-tentacle-plate-coral'),
      feed('slender-grouper'),
      hunt('lined-seahorse'),
    );
    expect(match.animal('slender-grouper').level).toBe(2);
  });

  test('a coral bought this round may be used in the next turn', () => {
    const match = alone(
      { coins: 2, corals: ['rice-coral'] },
      { offers: { corals: ['hump-coral'] } },
    );
    match.act(0, buyCoral('hump-coral'), at(1, 1), useCoral('hump-coral'));
    expect(match.reef(0).coins).toBe(1);
  });
});
