import { describe, expect, test } from '@jest/globals';
import { shares, weigh } from '@atoll/bots/judge';
import { createRng, nextInt } from '@atoll/engine';
import { fitLogit, type Judged } from '../../src/judge/conditional-logit.ts';

const TRUE = [0.8, -0.3];
const rng = createRng('logit');
const drawn = (): number => nextInt(rng, 2001) / 500 - 2;

/** Positions whose results follow the model with known weights. */
const positions = Array.from({ length: 6000 }, (): Judged => {
  const traits = [0, 1, 2].map(() => [drawn(), drawn()]);
  const chances = shares(traits.map((figures) => weigh(TRUE, figures)));
  let left = nextInt(rng, 1_000_000) / 1_000_000;
  const winner = chances.findIndex((chance) => (left -= chance) < 0);
  return { traits, won: traits.map((_, seat) => (seat === winner ? 1 : 0)) };
});

describe('a conditional logit', () => {
  test('finds the weights that made the results', () => {
    const found = fitLogit(positions, 2);
    expect(found[0]).toBeGreaterThan(0.7);
    expect(found[0]).toBeLessThan(0.9);
    expect(found[1]).toBeGreaterThan(-0.4);
    expect(found[1]).toBeLessThan(-0.2);
  });

  test('stays finite where a figure tells every result, and is 0 without positions', () => {
    const certain = positions
      .slice(0, 50)
      .map(({ won }): Judged => ({ traits: won.map((part) => [part, 0]), won }));
    expect(fitLogit(certain, 2).every(Number.isFinite)).toBe(true);
    expect(fitLogit([], 2)).toEqual([0, 0]);
  });
});
