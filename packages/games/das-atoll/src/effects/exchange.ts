import type { Seat } from '@atoll/engine';
import { HARBOURS } from '../board/index.ts';
import { PLAIN_RATE } from '../numbers.ts';
import { RESOURCES } from '../resource.ts';
import { ownerOf } from '../state.ts';
import type { DasAtollView } from '../view.ts';

/**
 * The number of cards of a resource that the bank demands for one other: 4, at a harbour 3 or 2.
 */
export function rateOf(
  { buildings, harbours }: Pick<DasAtollView, 'buildings' | 'harbours'>,
  seat: Seat,
  resource: number,
): number {
  let rate = PLAIN_RATE;
  for (let harbour = 0; harbour < HARBOURS.length; harbour++) {
    const [one, other] = HARBOURS[harbour].corners;
    if (ownerOf(buildings[one]) !== seat && ownerOf(buildings[other]) !== seat) continue;
    const kind = harbours[harbour];
    if (kind === 'any') rate = Math.min(rate, 3);
    else if (kind === RESOURCES[resource]) rate = 2;
  }
  return rate;
}
