import { arrowNames } from '../markers.ts';
import type { RegionName } from '../regions.ts';
import type { MapPlan, PlanPort, PlanSpace } from './plan.ts';

/** The sides of the map. */
export type MapSide = 'equatorial' | 'polar';

const REGIONS: Readonly<Record<string, RegionName>> = {
  N: 'north-pacific',
  A: 'atlantic',
  S: 'south-pacific',
  I: 'indian',
  R: 'arctic',
};

/**
 * One letter a sea, `*` for a fish, a figure for its points; `.` is land, and a port is the number
 * of its id with its way out; `/` parts two of them.
 */
const GRIDS: Readonly<Record<MapSide, string>> = {
  equatorial: `
    R   R*  R   R   R*  R2  R   .       .   04> R   R2
    01^ .   02^ .   05> N   03^ .       09> A   A*  .
    .   18v .   06> N   N*  N   07</08v .   A   A   10<
    .   I   I   N*  N1  N   N1  N       A*  A2  A   12v
    17> I   I1  13> S   S   S*  S       15< 11> A   A
    19> I   I   20< S3  14^ S   S       16< A   A   A
    I*  I2  I   I*  S   S3  S   S       S*  A3  A   A`,
  polar: `
    S3  S       S*  S   S       13< S1  S   14<
    S   N1      N   N   N*      N2  N   N*  20v
    S*  N       07^ 03v N       .   05^ N   I
    S   08^/15< .   R   R1      R   02< 06^ I*
    S   A       09v R2  R       R*  .   I3  I
    16^ A*      A   04> R       R   .   18v I2
    .   A3      A   A   R*      01^ .   I   I
    12v A       A   A   10</11v .   19v 17> I
    A   A       A2  A*  A       A   I   I   I*`,
};

const ARROWS = ['^', '>', 'v', '<'];

function port(sign: string, row: number, column: number): PlanPort {
  const arrow = arrowNames[ARROWS.indexOf(sign.slice(2))] ?? 'up';
  return { id: `L${sign.slice(0, 2)}`, column, row, arrow };
}

function space(sign: string, row: number, column: number): PlanSpace {
  const region = REGIONS[sign.charAt(0)] ?? 'arctic';
  const id = `${String.fromCharCode(65 + column)}${row + 1}`;
  const rest = sign.slice(1);
  if (rest === '*') return { id, region, fish: true };
  return rest === '' ? { id, region } : { id, region, points: Number(rest) };
}

function planOf(grid: string): MapPlan {
  const rows = grid
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ +/));
  const cells = rows.flatMap((signs, row) => signs.map((sign, column) => ({ sign, row, column })));
  return {
    columns: rows[0].length,
    rows: rows.length,
    spaces: cells
      .filter(({ sign }) => /^[A-Z]/.test(sign))
      .map(({ sign, row, column }) => space(sign, row, column)),
    locations: cells
      .flatMap(({ sign, row, column }) =>
        /^\d/.test(sign) ? sign.split('/').map((one) => port(one, row, column)) : [],
      )
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** Both sides of the map, as far as their pictures depend on the game's data. */
export const mapPlans: Readonly<Record<MapSide, MapPlan>> = {
  equatorial: { ...planOf(GRIDS.equatorial), wraps: [0, 6] },
  polar: planOf(GRIDS.polar),
};
