import { describe, expect, test } from '@jest/globals';
import { at, buyCoral, choose, done, useCoral } from '../support/actions.ts';
import { alone, WIDE } from '../support/reef.ts';

describe('[L6] Algae', () => {
  test('a coral raises an animal marked with Algae and no other', () => {
    const match = alone({
      corals: ['flexible-leather-coral', ...WIDE],
      animals: ['giant-clam', 'maxima-clam', 'pearl-oyster', 'flame-angelfish'],
    });
    match.act(0, useCoral('flexible-leather-coral'));
    const choices = match.legal(0).filter((action) => action.type === 'choose');
    expect(choices).toEqual([choose('giant-clam'), choose('maxima-clam')]);
    match.act(0, choose('maxima-clam'));
    expect(match.animal('maxima-clam')).toMatchObject({ level: 2, fatigue: 0 });
  });

  test('[29] the raised animal may be tired, and gets no token', () => {
    const match = alone({
      corals: ['flexible-leather-coral'],
      animals: [{ card: 'giant-clam', fatigue: 1 }],
    });
    match.act(0, useCoral('flexible-leather-coral'), choose('giant-clam'));
    expect(match.animal('giant-clam')).toMatchObject({ level: 2, fatigue: 1 });
  });

  test('[29] an animal at its top cannot be raised', () => {
    const match = alone({
      corals: ['flexible-leather-coral'],
      animals: [{ card: 'giant-clam', level: 3 }],
    });
    expect(match.reasons(0, useCoral('flexible-leather-coral'))).toContain('no-effect');
  });

  test('without Algae on the atoll the coral has nothing to do', () => {
    const match = alone({ corals: ['flexible-leather-coral'], animals: ['flame-angelfish'] });
    expect(match.reasons(0, useCoral('flexible-leather-coral'))).toContain('no-effect');
  });

  test('two different animals by the Flexible leather coral, or one of them', () => {
    const use = () => {
      const match = alone({
        corals: ['flexible-leather-coral', ...WIDE],
        animals: ['giant-clam', 'maxima-clam', 'pearl-oyster'],
      });
      return match.act(0, useCoral('flexible-leather-coral'), choose('giant-clam'));
    };
    const levels = (match: ReturnType<typeof use>) =>
      match.reef(0).animals.map(({ level }) => level);
    expect(use().legal(0)).toEqual([choose('maxima-clam'), done]);
    expect(levels(use().act(0, choose('maxima-clam')))).toEqual([2, 2, 1]);
    expect(levels(use().act(0, done))).toEqual([2, 1, 1]);
  });

  test('two different animals by the Toadstool leather coral', () => {
    const match = alone(
      { coins: 2, animals: ['giant-clam', 'triactis-anemone', 'maxima-clam'] },
      { offers: { corals: ['toadstool-leather-coral'] } },
    );
    match.act(0, buyCoral('toadstool-leather-coral'), at(1, 1), choose('giant-clam'));
    expect(match.offers(0, choose('giant-clam'))).toBe(false);
    match.act(0, choose('maxima-clam'));
    expect(match.reef(0).animals.map((animal) => animal.level)).toEqual([2, 1, 2]);
  });

  test('or only one, or none', () => {
    for (const chosen of [[], ['giant-clam']]) {
      const spec = { coins: 2, corals: ['rice-coral'], animals: ['giant-clam', 'maxima-clam'] };
      const match = alone(spec, { offers: { corals: ['toadstool-leather-coral'] } });
      match.act(0, buyCoral('toadstool-leather-coral'), at(1, 1), ...chosen.map(choose), done);
      expect(match.animal('giant-clam').level).toBe(1 + chosen.length);
      expect(match.animal('maxima-clam').level).toBe(1);
      expect(match.reef(0).plankton).toBe(2);
    }
  });
});
