import { describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { botSkills } from '../../../src/match/rated/bot-skills.ts';
import { newSkills } from '../../../src/match/rated/new-skills.ts';
import { inSeason, seasonAt } from '../../../src/match/rated/season.ts';
import { pointsOf, START, uncertaintyOf } from '../../../src/match/rated/skill-rules.ts';

describe('new skills', () => {
  test('rise for the first and fall for the last, as the published model computes them', () => {
    const [first, last] = newSkills([
      { skill: START, place: 1 },
      { skill: START, place: 2 },
    ]);
    // Plackett and Luce with two equal teams: c² = 2 (sigma² + beta²), both omegas are 1/2.
    const variance = START.sigma ** 2 + (25 / 300) ** 2;
    const step = variance / Math.sqrt(2 * (variance + (25 / 6) ** 2)) / 2;
    expect(first?.mu).toBeCloseTo(25 + step, 6);
    expect(last?.mu).toBeCloseTo(25 - step, 6);
    expect(first?.sigma).toBeLessThan(START.sigma);
    expect(first?.sigma).toBeCloseTo(last?.sigma ?? 0, 6);
  });

  test('do not move between equals on one place, and move more against a stronger player', () => {
    const even = newSkills([START, START, START].map((skill) => ({ skill, place: 1 })));
    for (const { mu } of even) expect(mu).toBeCloseTo(25, 6);
    const gain = (mu: number): number =>
      (newSkills([
        { skill: START, place: 1 },
        { skill: { mu, sigma: 2 }, place: 2 },
      ])[0]?.mu ?? 0) - START.mu;
    expect(gain(35)).toBeGreaterThan(gain(25));
    expect(gain(25)).toBeGreaterThan(gain(10));
  });

  test('are shown as points with an uncertainty of two deviations', () => {
    expect([pointsOf(START), uncertaintyOf(START)]).toEqual([1500, 667]);
  });
});

describe('a season', () => {
  test('is a quarter of a year in UTC', () => {
    const at = (text: string): string => seasonAt(Date.parse(text));
    expect(at('2026-03-31T23:59:59.999Z')).toBe('2026-Q1');
    expect(at('2026-04-01T00:00:00Z')).toBe('2026-Q2');
    expect(at('2026-12-31T23:59:59Z')).toBe('2026-Q4');
    expect(at('2027-01-01T00:00:00Z')).toBe('2027-Q1');
  });

  test('that is new makes a skill less certain, up to that of a new player', () => {
    const skill = { mu: 30, sigma: 2 };
    const in_ = (now: string) => inSeason(skill, { last: '2026-Q4', now });
    expect(in_('2026-Q4')).toEqual(skill);
    expect(in_('2026-Q3')).toEqual(skill);
    expect(in_('2027-Q1')).toEqual({ mu: 30, sigma: 2.5 });
    expect(in_('2027-Q2').sigma).toBeCloseTo(Math.sqrt(4 + 2 * 2.25), 9);
    expect(in_('2127-Q1')).toEqual({ mu: 30, sigma: START.sigma });
  });
});

describe('the skills of bots', () => {
  test('explain the series of an arena by the model', () => {
    const skills = botSkills({
      anchor: 'plain',
      series: [
        { bot: 'good', against: 'plain', seats: 2, wins: 75, matches: 100 },
        { bot: 'plain', against: 'weak', seats: 4, wins: 25, matches: 100 },
      ],
    });
    const lead = (25 / 6) * Math.SQRT2 * Math.log(75.5 / 25.5);
    expect(skills.get('good')?.mu).toBeCloseTo(25 + lead, 9);
    expect(skills.get('weak')?.mu).toBeCloseTo(25, 0);
    expect(() =>
      botSkills({
        anchor: 'a',
        series: [{ bot: 'b', against: 'c', seats: 2, wins: 1, matches: 2 }],
      }),
    ).toThrow('neither b nor c');
  });

  test.each(Object.values(catalog).map((entry) => [entry.id, entry] as const))(
    'rank all bots that %s offers, from the weakest to the strongest',
    async (_id, entry) => {
      const arena = await entry.arena?.();
      const skills = arena && botSkills(arena);
      const offered = [
        ...Object.keys(entry.builtInBots ?? {}),
        ...(entry.bots ?? []).map(({ id }) => id),
      ];
      const ratings = offered.map((bot) => skills?.get(bot)?.mu ?? Number.NaN);
      expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
      expect(ratings).not.toContain(Number.NaN);
    },
  );
});
