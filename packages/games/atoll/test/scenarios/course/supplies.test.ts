import { describe, expect, test } from '@jest/globals';
import { amount, feed, grow, sell, side, useCoral } from '../support/actions.ts';
import { alone } from '../support/reef.ts';

const GIVER = 'hump-coral';

// The box of the printed game holds 50 coins, 40 plankton, 50 fish scales, 24 colonies, 30
// popularity and 70 Fatigue.
describe('[T8, 6] Tokens never run out', () => {
  test('coins', () => {
    expect(alone({ coins: 50, plankton: 40 }).act(0, sell, amount(10)).reef(0).coins).toBe(60);
  });

  test('plankton', () => {
    expect(
      alone({ plankton: 40, corals: [GIVER] })
        .act(0, useCoral(GIVER))
        .reef(0).plankton,
    ).toBe(41);
  });

  test('fish scales', () => {
    const match = alone({ scales: 50, animals: [{ card: 'flame-angelfish', level: 2 }] }).act(
      0,
      feed('flame-angelfish'),
    );
    expect(match.reef(0).scales).toBe(51);
  });

  test('colonies', () => {
    // Eight corals of one printed colony each, and the 24 tokens of the box on their other sides.
    const wires = Array.from({ length: 8 }, (_, i) => ({
      card: 'spiral-wire-coral',
      x: i,
      y: i,
      grown: ['N', 'E', 'W'] as const,
    }));
    const match = alone({
      plankton: 2,
      corals: ['basic-coral', ...wires.map((wire) => ({ ...wire, x: wire.x + 1, y: wire.y + 1 }))],
    });
    expect(match.act(0, grow, side('basic-coral', 'S')).coral('basic-coral').grown).toEqual(['S']);
  });

  test('popularity', () => {
    const match = alone({ popularity: 30, animals: [{ card: 'regal-angelfish', level: 2 }] });
    expect(match.act(0, feed('regal-angelfish')).reef(0).popularity).toBe(31);
  });
});
