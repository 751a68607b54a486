import { expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { dealFigures } from '../src/balance/figures/deal-figures.ts';
import { rotated } from '../src/balance/recording/seating.ts';
import { match } from './balance-records.ts';

interface Spread {
  /** Points by which the strong bot is ahead. */
  readonly skill: number;
  /** Points that a seat of a deal brings at most. */
  readonly luck: number;
  readonly rest: number;
}

function played({ skill, luck, rest }: Spread) {
  const rng = createRng('deals');
  const draw = (most: number): number => (most === 0 ? 0 : nextInt(rng, most + 1));
  return Array.from({ length: 400 }, () => [draw(luck), draw(luck)]).flatMap((places, deal) =>
    [0, 1].map((turn) => {
      const index = 2 * deal + turn;
      const { players } = rotated(['strong', 'weak'], { seats: 2, index });
      const points = players.map(
        (player, seat) => 50 + (places[seat] ?? 0) + draw(rest) + (player === 'strong' ? skill : 0),
      );
      return match(points, { role: 'rotated', bot: 'strong,weak', players, index });
    }),
  );
}

test.each([
  [
    { skill: 8, luck: 0, rest: 0 },
    { skill: 1, luck: 0, rest: 0 },
  ],
  [
    { skill: 0, luck: 20, rest: 0 },
    { skill: 0, luck: 1, rest: 0 },
  ],
  [
    { skill: 0, luck: 0, rest: 20 },
    { skill: 0, luck: 0, rest: 1 },
  ],
  [
    { skill: 10, luck: 17, rest: 17 },
    { skill: 1 / 3, luck: 1 / 3, rest: 1 / 3 },
  ],
])('points of %j are taken apart into %j', (spread, parts) => {
  const [figures] = dealFigures(played(spread));
  expect(figures?.deals).toBe(400);
  expect(figures?.parts.skill).toBeCloseTo(parts.skill, 1);
  expect(figures?.parts.luck.value).toBeCloseTo(parts.luck, 0.9);
  expect(figures?.parts.rest).toBeCloseTo(parts.rest, 0.9);
});

test('a deal that was not played in all seats does not count', () =>
  expect(dealFigures(played({ skill: 1, luck: 1, rest: 1 }).slice(0, -1))[0]?.deals).toBe(399));

test('the stronger bot wins more than its share in either seat', () => {
  const [figures] = dealFigures(played({ skill: 30, luck: 5, rest: 5 }));
  expect(figures?.bots.map(({ bot, wins }) => [bot, wins?.value])).toEqual([
    ['strong', 0.5],
    ['weak', -0.5],
  ]);
});
