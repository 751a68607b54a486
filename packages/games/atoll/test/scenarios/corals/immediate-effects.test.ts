import { describe, expect, test } from '@jest/globals';
import { at, buyAnimal, buyCoral, choose, done, no, useCoral, yes } from '../support/actions.ts';
import { alone, type ReefSpec } from '../support/reef.ts';

function buy(card: string, spec: ReefSpec = {}) {
  return alone({ coins: 2, ...spec }, { offers: { corals: [card] } }).act(
    0,
    buyCoral(card),
    at(-1, -1),
  );
}

describe('[R5, A2] Immediate effects of corals', () => {
  test.each([
    ['staghorn-coral', { coins: 1, plankton: 3 }],
    ['table-coral', { coins: 1 }],
    ['lobe-coral', { coins: 2, plankton: 3 }],
    ['common-mushroom-coral', { plankton: 3, scales: 1 }],
    ['organ-pipe-coral', { popularity: 2 }],
    ['common-sea-fan', { scales: 2 }],
  ])('the %s', (card, gained) => {
    // The clean Basic Coral adds a plankton to each coral bought.
    const match = buy(card);
    expect(match.asked).toBe('turn');
    expect(match.reef(0)).toMatchObject({ plankton: 1, ...gained });
  });

  test('happen once', () => {
    const match = buy('staghorn-coral');
    expect(match.reasons(0, useCoral('staghorn-coral'))).toContain('not-an-action-coral');
  });

  describe('[12] the player decides whether and how much', () => {
    const corals = ['basic-coral', 'rice-coral', 'blue-coral'].map((card) => ({
      card,
      polluted: true,
    }));

    test.each([[0], [1], [2]])('[W6, 58] clean %d of up to two', (count) => {
      const chosen = ['basic-coral', 'blue-coral'].slice(0, count);
      const match = buy('lettuce-coral', { corals }).act(
        0,
        ...chosen.map(choose),
        ...(count < 2 ? [done] : []),
      );
      expect(match.asked).toBe('turn');
      expect(match.reef(0).corals.filter((coral) => coral.polluted)).toHaveLength(3 - count);
    });

    test('not three', () => {
      const match = buy('lettuce-coral', { corals }).act(
        0,
        choose('basic-coral'),
        choose('rice-coral'),
      );
      expect(match.coral('blue-coral').polluted).toBe(true);
      expect(match.asked).toBe('turn');
    });

    test('clean and gain, or only gain', () => {
      expect(buy('lace-coral', { corals }).act(0, choose('rice-coral')).reef(0).plankton).toBe(1);
      expect(buy('lace-coral', { corals }).act(0, done).reef(0).plankton).toBe(1);
    });

    test('raise none, one or two Small Fish', () => {
      for (const chosen of [[], ['flame-angelfish'], ['flame-angelfish', 'coral-beauty']]) {
        const match = buy('birds-nest-coral', {
          animals: ['flame-angelfish', 'coral-beauty', 'boxer-crab'],
        });
        match.act(0, ...chosen.map(choose), ...(chosen.length < 2 ? [done] : []));
        expect(match.animal('flame-angelfish').level + match.animal('coral-beauty').level).toBe(
          2 + chosen.length,
        );
        expect(match.animal('boxer-crab').level).toBe(1);
      }
    });

    test('[28, 29] raise an Other Animal', () => {
      const match = buy('elephant-skin-coral', {
        animals: ['flame-angelfish', { card: 'boxer-crab', level: 2 }],
      });
      expect(match.offers(0, choose('flame-angelfish'))).toBe(false);
      match.act(0, choose('boxer-crab'));
      expect(match.animal('boxer-crab')).toMatchObject({ level: 3, fatigue: 0 });
      // One for the Basic Coral, one for the crab's own top.
      expect(match.reef(0)).toMatchObject({ scales: 1, plankton: 2 });
    });

    test('[29] raise a passive animal', () => {
      const match = buy('elephant-skin-coral', { animals: ['magnificent-star'] }).act(
        0,
        choose('magnificent-star'),
      );
      expect(match.animal('magnificent-star').level).toBe(2);
    });

    test('[9] pollute up to twice for a coin and a plankton each', () => {
      const none = buy('plate-fire-coral').act(0, no);
      expect(none.reef(0)).toMatchObject({ coins: 0, plankton: 1 });
      const once = buy('plate-fire-coral').act(0, yes, choose('basic-coral'), no);
      expect(once.reef(0)).toMatchObject({ coins: 1, plankton: 1 });
      expect(once.coral('basic-coral').polluted).toBe(true);
    });
  });

  test('[12] the bought coral is clean and may take the pollution of its own effect', () => {
    const match = buy('plate-fire-coral', {
      corals: [{ card: 'basic-coral', polluted: true }],
    }).act(0, yes);
    expect(match.coral('plate-fire-coral').polluted).toBe(true);
    expect(match.reef(0)).toMatchObject({ coins: 1, plankton: 1 });
    // No clean coral is left for a second time.
    expect(match.asked).toBe('turn');
  });

  test('an effect that finds nothing does not keep from buying the coral', () => {
    for (const card of [
      'lettuce-coral',
      'birds-nest-coral',
      'elephant-skin-coral',
      'velvet-finger-coral',
    ]) {
      const match = buy(card);
      expect(match.asked).toBe('turn');
      expect(match.coral(card).polluted).toBe(false);
    }
  });

  test('colonies are counted with those of the new coral', () => {
    // Three of the Basic Coral and four of its own: seven, half of it rounded down.
    expect(
      buy('galaxy-coral', { corals: [{ card: 'basic-coral', polluted: true }] }).reef(0).plankton,
    ).toBe(3);
  });

  test('an amount for colonies has its maximum', () => {
    const corals = ['basic-coral', 'table-coral', 'lettuce-coral', 'toadstool-leather-coral'];
    expect(
      buy('galaxy-coral', { corals: corals.map((card) => ({ card, polluted: true })) }).reef(0)
        .plankton,
    ).toBe(6);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
  ])('with %d polluted corals the Velvet finger coral brings %d coins', (polluted, coins) => {
    const corals = ['basic-coral', 'rice-coral', 'blue-coral'].map((card, i) => ({
      card,
      polluted: i < polluted,
    }));
    expect(buy('velvet-finger-coral', { corals }).reef(0).coins).toBe(coins);
  });
});

describe('[A3] Effects of animals that enter', () => {
  function welcome(card: string, spec: ReefSpec = {}) {
    return alone({ coins: 4, ...spec }, { offers: { animals: [card] } }).act(
      0,
      buyAnimal(card),
      at(0, -1),
    );
  }

  test('plankton', () => {
    expect(
      welcome('maxima-clam', { corals: ['basic-coral', { card: 'hump-coral', x: 1, y: -1 }] }).reef(
        0,
      ).plankton,
    ).toBe(2);
    expect(welcome('upside-down-jellyfish').reef(0).plankton).toBe(1);
  });

  test('a fish scale', () => {
    expect(welcome('live-sharksucker').reef(0).scales).toBe(1);
  });

  test('[W6] cleaning, which may be declined', () => {
    const corals = [{ card: 'basic-coral', polluted: true }];
    expect(
      welcome('pacific-cleaner-shrimp', { corals })
        .act(0, choose('basic-coral'))
        .coral('basic-coral').polluted,
    ).toBe(false);
    expect(welcome('pearl-oyster', { corals }).act(0, done).coral('basic-coral').polluted).toBe(
      true,
    );
  });

  test('they do not happen again when the animal is fed', () => {
    const match = welcome('upside-down-jellyfish').act(0, {
      type: 'feed',
      card: 'upside-down-jellyfish',
    });
    expect(match.reef(0).plankton).toBe(1);
  });
});
