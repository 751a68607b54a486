import { expect, test } from '@jest/globals';
import { createRng, nextInt, type Rng } from '@atoll/engine';
import { CORNERS, EDGES } from '../src/board/index.ts';
import { EMPTY, roadOf, settlementOf, shipOf } from '../src/state.ts';
import { longestTradeRoute } from '../src/trade-route.ts';
import { routeByGrowing } from './brute-force.ts';

interface Drawn {
  readonly buildings: number[];
  readonly pieces: number[];
}

/** A knot of roads and ships of seat 0 round some corner, with own and foreign buildings in it. */
function draw(rng: Rng): Drawn {
  const buildings = CORNERS.map(() => EMPTY);
  const pieces = EDGES.map(() => EMPTY);
  const reached = [nextInt(rng, CORNERS.length)];
  for (let left = 4 + nextInt(rng, 20); left > 0; left--) {
    const { edges, corners } = CORNERS[reached[Math.max(0, reached.length - 1 - nextInt(rng, 3))]];
    const way = nextInt(rng, edges.length);
    const { takesRoad, takesShip } = EDGES[edges[way]];
    const sails = takesShip && (!takesRoad || nextInt(rng, 2) === 0);
    pieces[edges[way]] = sails ? shipOf(0) : roadOf(0);
    reached.push(corners[way]);
  }
  for (const corner of reached)
    if (nextInt(rng, 4) === 0) buildings[corner] = settlementOf(nextInt(rng, 2));
  return { buildings, pieces };
}

test('[A32, W2] the longest trade route is that of a search through all walks, in 10,000 positions', () => {
  const rng = createRng('routes');
  const lengths = new Set<number>();
  for (let position = 0; position < 10_000; position++) {
    const board = draw(rng);
    const length = longestTradeRoute(board, 0);
    lengths.add(length);
    if (length !== routeByGrowing(board, 0)) expect(length).toBe(routeByGrowing(board, 0));
  }
  expect(Math.max(...lengths)).toBeGreaterThan(9);
});
