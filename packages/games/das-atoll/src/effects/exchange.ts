import type { Seat } from '@atoll/engine';
import { HARBOUR_AT } from '../board/index.ts';
import { PLAIN_RATE } from '../numbers.ts';
import { RESOURCES } from '../resource.ts';
import { EMPTY, ownerOf } from '../state.ts';
import type { DasAtollView } from '../view.ts';

/** How many cards of a resource the bank asks of a seat for one other: 4, at a harbour 3 or 2. */
export function rateOf(
  state: Pick<DasAtollView, 'buildings' | 'harbours'>,
  seat: Seat,
  resource: number,
): number {
  let rate = PLAIN_RATE;
  for (const [corner, harbour] of HARBOUR_AT) {
    const building = state.buildings[corner];
    if (building === EMPTY || ownerOf(building) !== seat) continue;
    const kind = state.harbours[harbour];
    if (kind === 'any') rate = Math.min(rate, 3);
    else if (kind === RESOURCES[resource]) rate = 2;
  }
  return rate;
}
