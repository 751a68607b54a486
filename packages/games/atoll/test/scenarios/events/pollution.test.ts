import { describe, expect, test } from '@jest/globals';
import { at, bloom, buyAnimal, choose, income, pass, useCoral } from '../support/actions.ts';
import { alone, reef } from '../support/reef.ts';

const dirty = (...cards: readonly string[]) => cards.map((card) => ({ card, polluted: true }));

describe('Pollution', () => {
  test("[W4, 10] goes on a coral of the owner's choice", () => {
    const corals = ['basic-coral', 'rice-coral', ...dirty('blue-coral')];
    const match = reef([{ corals }, { passed: true }]).act(0, pass, income('tourists'));
    expect(match.asked).toBe('pollute');
    expect(match.legal(0)).toEqual([choose('basic-coral'), choose('rice-coral')]);
    match.act(0, choose('rice-coral'));
    expect(match.reef(0).corals.map((coral) => coral.polluted)).toEqual([false, true, true]);
  });

  test('[T13, W1] one token a coral at the most', () => {
    const match = reef([{ corals: ['basic-coral', ...dirty('blue-coral')] }, { passed: true }]).act(
      0,
      pass,
      income('tourists'),
    );
    expect(match.reef(0).corals.map((coral) => coral.polluted)).toEqual([true, true]);
  });

  test('[W5, 9] without a clean coral no Tourists come', () => {
    const match = reef([{ corals: dirty('basic-coral') }, { passed: true }]).act(0, pass);
    expect(match.eventsOf('incomeTaken')).toMatchObject([{ seat: 0, choice: 'scientists' }]);
  });

  test('[W5, 9] without a clean coral there is no Bloom', () => {
    expect(alone({ corals: dirty('basic-coral') }).reasons(0, bloom)).toContain('no-clean-coral');
  });

  test('[W2] a polluted coral cannot pollute another for its action', () => {
    const match = alone({ corals: [...dirty('red-whip-coral'), 'rice-coral'] });
    expect(match.reasons(0, useCoral('red-whip-coral'))).toContain('polluted');
  });

  describe('[W4] the Crown-of-thorns starfish pollutes when it comes', () => {
    const offers = { offers: { animals: ['crown-of-thorns'] } };
    const around = { card: 'hump-coral', x: 1, y: -1 } as const;

    test("a coral of the buyer's choice", () => {
      const match = alone({ coins: 4, corals: ['basic-coral', around] }, offers).act(
        0,
        buyAnimal('crown-of-thorns'),
        at(1, 0),
      );
      expect(match.legal(0)).toEqual([choose('basic-coral'), choose('hump-coral')]);
      match.act(0, choose('hump-coral'));
      expect(match.coral('hump-coral').polluted).toBe(true);
      expect(match.animal('crown-of-thorns').level).toBe(1);
    });

    test('[W5, 9, 20] so it cannot be bought without a clean coral', () => {
      const match = alone(
        { coins: 4, corals: [...dirty('basic-coral'), { ...around, polluted: true }] },
        offers,
      );
      expect(match.offers(0, buyAnimal('crown-of-thorns'))).toBe(false);
      expect(match.reasons(0, buyAnimal('crown-of-thorns'))).toContain('no-clean-coral');
    });

    test('the last clean coral takes it', () => {
      const match = alone(
        { coins: 4, corals: ['basic-coral', { ...around, polluted: true }] },
        offers,
      );
      match.act(0, buyAnimal('crown-of-thorns'), at(1, 0));
      expect(match.coral('basic-coral').polluted).toBe(true);
    });
  });
});
