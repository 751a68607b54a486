import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES, LAND_CORNERS, yieldOf } from '../board/index.ts';
import { settlementObstacle, siteObstacle } from '../effects/placement.ts';
import { EMPTY, ownerOf, shipOf, type DasAtollState } from '../state.ts';
import { pipsOf } from './income.ts';

/** The best site in reach, and half as much of the second, as long as there are settlements. */
const SITE = 0.35;
const PIP_OF_SITE = 0.03;
/** A ship that comes from one atoll and has reached a free site of the other. */
const LANDING = 0.5;
/** A ship that leads from an own building out to sea. */
const AT_SEA = 0.12;

/** What a seat may build before long, in points. */
export function prospectsOf(state: DasAtollState, seat: Seat): number {
  if (state.players[seat].settlements === 0) return 0;
  const sites = LAND_CORNERS.filter((corner) => !settlementObstacle(state, corner, seat))
    .map((corner) => SITE + PIP_OF_SITE * pipsAt(state, corner))
    .sort((a, b) => b - a);
  const [best = 0, second = 0] = sites;
  return best + second / 2 + lanesUnderWay(state, seat);
}

const pipsAt = (state: DasAtollState, corner: number): number =>
  CORNERS[corner].hexes.reduce(
    (sum, hex) => sum + (yieldOf(state.terrain[hex]) < 0 ? 0 : pipsOf(state.chips[hex])),
    0,
  );

/** Ships between a building of one atoll and a shore of the other where one could be built. */
function lanesUnderWay(state: DasAtollState, seat: Seat): number {
  const ship = shipOf(seat);
  const seen = new Set<number>();
  let worth = 0;
  for (let edge = 0; edge < EDGES.length; edge++)
    if (state.pieces[edge] === ship && !seen.has(edge)) worth += laneWorth(state, edge, seen);
  return worth;
}

function laneWorth(state: DasAtollState, start: number, seen: Set<number>): number {
  const ship = state.pieces[start];
  const from = new Set<string>();
  const sites = new Set<string>();
  let built = 0;
  const open = [start];
  seen.add(start);
  for (let edge = open.pop(); edge !== undefined; edge = open.pop())
    for (const corner of EDGES[edge].ends) {
      const { atoll, edges } = CORNERS[corner];
      const building = state.buildings[corner];
      if (building !== EMPTY) {
        from.add(atoll);
        if (ownerOf(building) === ownerOf(ship)) built++;
        continue;
      }
      if (atoll !== 'none' && !siteObstacle(state, corner)) sites.add(atoll);
      for (const next of edges)
        if (state.pieces[next] === ship && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    }
  if (built === 0 || from.size > 1) return 0;
  const [home] = from;
  return [...sites].some((atoll) => atoll !== home) ? LANDING : AT_SEA;
}
