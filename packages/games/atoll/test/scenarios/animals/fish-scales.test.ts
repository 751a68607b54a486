import { describe, expect, test } from '@jest/globals';
import { choose, feed, reduce, useCoral, yes } from '../support/actions.ts';
import { alone, WIDE } from '../support/reef.ts';

describe('[L1] Gaining Fish Scales', () => {
  test.each([
    ['a Large Fish', 'reef-manta', 3],
    ['a Medium Fish', 'regal-angelfish', 2],
    ['a Small Fish', 'flame-angelfish', 1],
    ['an Other Animal', 'maxima-clam', 1],
  ])('%s that reaches its top brings its scales', (_, card, scales) => {
    const match = alone({ plankton: 5, animals: [{ card, level: 2 }] }).act(0, feed(card));
    expect(match.animal(card).level).toBe(3);
    expect(match.reef(0).scales).toBe(scales);
  });

  test('the step from low to medium brings none', () => {
    expect(
      alone({ animals: ['flame-angelfish'] })
        .act(0, feed('flame-angelfish'))
        .reef(0).scales,
    ).toBe(0);
  });

  test('[L3] again and again for the same animal, after it was reduced', () => {
    const match = alone({
      corals: ['antler-coral', ...WIDE],
      animals: ['slender-grouper', 'sea-wasp', { card: 'flame-angelfish', level: 3 }],
    });
    match.act(0, feed('slender-grouper'), reduce('flame-angelfish'), feed('flame-angelfish'));
    expect(match.reef(0).scales).toBe(1);
    match.act(
      0,
      feed('sea-wasp'),
      reduce('flame-angelfish'),
      useCoral('antler-coral'),
      choose('flame-angelfish'),
    );
    match.act(0, feed('flame-angelfish'));
    expect(match.reef(0).scales).toBe(2);
  });

  test('[28] for the partner in Symbiosis as well', () => {
    const match = alone({
      animals: [
        { card: 'yellow-tang', level: 1 },
        { card: 'green-turtle', level: 2 },
      ],
    });
    match.act(0, feed('yellow-tang'), yes);
    expect(match.reef(0).scales).toBe(1);
  });

  test('[28] for a passive raise', () => {
    const match = alone({
      animals: ['slender-grouper', 'flame-angelfish', { card: 'magnificent-star', level: 2 }],
    });
    match.act(0, feed('slender-grouper'), reduce('flame-angelfish'));
    expect(match.animal('magnificent-star').level).toBe(3);
    expect(match.reef(0).scales).toBe(1);
  });

  test('[28] for the raise of a coral', () => {
    const match = alone({
      corals: ['flexible-leather-coral'],
      animals: [{ card: 'giant-clam', level: 2 }],
    });
    match.act(0, useCoral('flexible-leather-coral'), choose('giant-clam'));
    expect(match.animal('giant-clam').level).toBe(3);
    expect(match.reef(0).scales).toBe(1);
  });

  test('two animals may reach their tops in one action, and both are paid', () => {
    const match = alone({
      corals: WIDE,
      animals: [
        { card: 'slender-grouper', level: 2 },
        'coral-beauty',
        { card: 'magnificent-star', level: 2 },
      ],
    });
    match.act(0, feed('slender-grouper'), reduce('coral-beauty'));
    expect(match.reef(0).scales).toBe(3);
  });
});
