import { noCounts, type Counts } from '../resource.ts';
import { roundsTo, type Economy } from './economy.ts';

/** The long-term sources of points: prices, their points, and the amount of each. */
const BASKETS: readonly {
  readonly cost: Counts;
  readonly points: number;
  readonly share: number;
}[] = [
  // A settlement at the end of a lane of two ships, and one at the end of a road.
  { cost: [3, 3, 1, 1, 0], points: 2, share: 0.35 },
  { cost: [2, 1, 1, 2, 0], points: 1, share: 0.15 },
  { cost: [0, 0, 2, 0, 3], points: 1, share: 0.35 },
  { cost: [0, 1, 1, 0, 1], points: 0.4, share: 0.15 },
];

const NOTHING = noCounts();

/** Points a round that an income makes in the long run. */
export function growthOf(economy: Economy): number {
  let points = 0;
  for (const basket of BASKETS)
    points +=
      (basket.share * basket.points) / Math.max(0.4, roundsTo(basket.cost, NOTHING, economy));
  return points;
}

/** How much faster one more card a round of each resource would make it. */
export function growthBy(economy: Economy): readonly number[] {
  const before = growthOf(economy);
  const income = economy.income.slice();
  return income.map((cards, resource) => {
    income[resource] = cards + STEP;
    const after = growthOf({ ...economy, income });
    income[resource] = cards;
    return (after - before) / STEP;
  });
}
const STEP = 0.4;
