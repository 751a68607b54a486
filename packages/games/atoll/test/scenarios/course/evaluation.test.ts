import { describe, expect, test } from '@jest/globals';
import { atoll } from '../../../src/index.ts';
import { pass } from '../support/actions.ts';
import { reef, type ReefSpec } from '../support/reef.ts';

const DIRTY: ReefSpec = { corals: [{ card: 'basic-coral', polluted: true }] };

/** The match after the last action phase. */
function evaluated(...specs: readonly ReefSpec[]) {
  const match = reef(specs, { round: 4 });
  specs.forEach((_, seat) => match.act(seat, pass));
  return match;
}

const ranks = (...specs: readonly ReefSpec[]) =>
  specs.map((_, seat) => evaluated(...specs).score(seat).rank);

describe('Game Evaluation', () => {
  test('[P1] comes after the action phase of round 4', () => {
    const match = evaluated({}, {});
    expect(match.state.phase).toBe('over');
    expect(atoll.activeSeats(match.state)).toEqual([]);
    expect([match.legal(0), match.legal(1)]).toEqual([[], []]);
    expect(match.eventsOf('matchEnded')).toHaveLength(1);
  });

  test('[R13, X1] 1: animals by their level', () => {
    const match = evaluated(
      {
        animals: [
          'slender-grouper',
          { card: 'flame-angelfish', level: 2 },
          { card: 'giant-clam', level: 1 },
        ],
      },
      { animals: [{ card: 'tiger-shark', level: 3 }] },
    );
    expect(match.points(0, 'animals')).toBe(4 + 2 + 4);
    expect(match.points(1, 'animals')).toBe(15);
  });

  test('[T11, T12, X4, X5, X6] 4, 5 and 6: popularity, fish scales and pollution', () => {
    const match = evaluated({ ...DIRTY, popularity: 4, scales: 3, coins: 9, plankton: 9 }, {});
    const { lines, total } = match.score(0);
    expect(match.points(0, 'popularity')).toBe(4);
    expect(match.points(0, 'scales')).toBe(3);
    expect(match.points(0, 'pollution')).toBe(-1);
    expect(total).toBe(6);
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
  });

  test('[T13, W2, X6] a point less for each pollution', () => {
    const corals = ['basic-coral', 'rice-coral', 'antler-coral'].map((card) => ({
      card,
      polluted: true,
    }));
    expect(evaluated({ corals }, {}).score(0).total).toBe(-3);
  });

  test('[46, B1] the rows come in this order and add up, Biodiversity last and only if it was chosen', () => {
    const rows = ['animals', 'corals', 'endings', 'popularity', 'scales', 'pollution'];
    const [plain, diverse] = [false, true].map((biodiversity) => {
      const rich = {
        ...DIRTY,
        popularity: 2,
        scales: 3,
        animals: ['flame-angelfish', 'boxer-crab'],
      };
      const match = reef([rich, {}], { round: 4, biodiversity });
      return match.act(0, pass).act(1, pass).score(0);
    });
    expect(plain?.lines.map((line) => line.category)).toEqual(rows);
    expect(diverse?.lines.map((line) => line.category)).toEqual([...rows, 'biodiversity']);
    for (const score of [plain, diverse])
      expect(score?.lines.reduce((sum, line) => sum + line.points, 0)).toBe(score?.total);
  });

  describe('[X7] places', () => {
    test('the highest total wins', () => {
      expect(ranks({ popularity: 3 }, { popularity: 5 }, { popularity: 4 })).toEqual([3, 1, 2]);
    });

    test('of equal totals the one with less pollution', () => {
      expect(ranks({ ...DIRTY, popularity: 4 }, { popularity: 3 })).toEqual([2, 1]);
    });

    test('coins and plankton do not decide', () => {
      expect(ranks({ popularity: 3, coins: 9, plankton: 9 }, { popularity: 3 })).toEqual([1, 1]);
    });

    test('otherwise they share the place, and the next place is skipped', () => {
      expect(
        ranks({ popularity: 3 }, { popularity: 4 }, { popularity: 4 }, { popularity: 1 }),
      ).toEqual([3, 1, 1, 4]);
    });

    test('equal pollution after equal totals is shared too', () => {
      expect(ranks({ ...DIRTY, popularity: 3 }, { ...DIRTY, popularity: 3 })).toEqual([1, 1]);
    });
  });
});

describe('[X3] Scoring effects of animals count at the highest level only', () => {
  const others = ['flame-angelfish', 'coral-beauty', 'regal-angelfish'] as const;
  const wide = ['table-coral', 'galaxy-coral'] as const;

  test.each([
    [1, 4, 0],
    [2, 4, 0],
    [3, 2, 2],
    [3, 3, 3],
    [3, 4, 3],
  ] as const)(
    'Emperor angelfish at level %d, one of %d angelfishes: %d points',
    (level, count, points) => {
      const match = evaluated(
        {
          corals: wide,
          animals: [{ card: 'emperor-angelfish', level }, ...others.slice(0, count - 1)],
        },
        {},
      );
      expect(match.points(0, 'endings')).toBe(points);
    },
  );

  test.each([
    ['bargibants-seahorse', ['giant-sea-fan', 'red-sea-fan', 'basic-coral'], [], 2],
    ['citron-goby', ['basic-coral', 'elkhorn-coral', 'finger-coral', 'antler-coral'], [], 3],
    ['giant-clam', ['basic-coral'], ['maxima-clam', 'pearl-oyster'], 3],
    [
      'green-turtle',
      ['basic-coral'],
      ['maxima-clam', 'upside-down-jellyfish', 'flame-angelfish'],
      2,
    ],
  ] as const)('the %s', (card, corals, others, points) => {
    const match = evaluated({ corals, animals: [{ card, level: 3 }, ...others] }, {});
    expect(match.points(0, 'endings')).toBe(points);
  });

  test("Bargibant's seahorse counts four sea fans at the most", () => {
    const corals = [
      'giant-sea-fan',
      'red-sea-fan',
      'knobbly-sea-fan',
      'common-sea-fan',
      'corky-sea-fan',
    ];
    expect(
      evaluated({ corals, animals: [{ card: 'bargibants-seahorse', level: 3 }] }, {}).points(
        0,
        'endings',
      ),
    ).toBe(4);
  });
});
