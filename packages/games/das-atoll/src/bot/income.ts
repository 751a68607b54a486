import type { Seat } from '@atoll/engine';
import { HEX_CORNERS, LAND, yieldOf } from '../board/index.ts';
import { noCounts } from '../resource.ts';
import { EMPTY, isCity, ownerOf, type DasAtollState } from '../state.ts';

/** In how many of 36 throws a chip is thrown. */
export const pipsOf = (chip: number): number => (chip === 0 ? 0 : 6 - Math.abs(7 - chip));

/** Cards that 36 throws bring a seat on average, by resource; a robbed hex counts half. */
export function incomeOf(state: DasAtollState, seat: Seat): readonly number[] {
  const income = noCounts();
  for (const hex of LAND) {
    const resource = yieldOf(state.terrain[hex]);
    if (resource < 0) continue;
    const pips = pipsOf(state.chips[hex]) * (hex === state.robber ? 0.5 : 1);
    for (const corner of HEX_CORNERS[hex]) {
      const building = state.buildings[corner];
      if (building !== EMPTY && ownerOf(building) === seat)
        income[resource] += isCity(building) ? 2 * pips : pips;
    }
  }
  return income;
}
