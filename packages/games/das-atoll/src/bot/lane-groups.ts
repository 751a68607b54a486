import type { Seat } from '@atoll/engine';
import { CORNERS, EDGES } from '../board/index.ts';
import { EMPTY, shipOf, type DasAtollState } from '../state.ts';

/** Ships of a seat that hang together, cut at every building. */
export interface Lane {
  /** The only atoll on which it ends at a building; none if it joins both already, or neither. */
  readonly from: 'small' | 'large' | 'none';
  /** Its corners without a building. */
  readonly open: readonly number[];
}

export function lanesOf(
  { buildings, pieces }: Pick<DasAtollState, 'buildings' | 'pieces'>,
  seat: Seat,
): readonly Lane[] {
  const ship = shipOf(seat);
  const seen = new Set<number>();
  const lanes: Lane[] = [];
  for (let start = 0; start < EDGES.length; start++) {
    if (pieces[start] !== ship || seen.has(start)) continue;
    const open = new Set<number>();
    const atolls = new Set<'small' | 'large' | 'none'>();
    const ahead = [start];
    seen.add(start);
    for (let edge = ahead.pop(); edge !== undefined; edge = ahead.pop())
      for (const corner of EDGES[edge].ends) {
        const { atoll, edges } = CORNERS[corner];
        if (buildings[corner] !== EMPTY) {
          atolls.add(atoll);
          continue;
        }
        open.add(corner);
        for (const next of edges)
          if (pieces[next] === ship && !seen.has(next)) {
            seen.add(next);
            ahead.push(next);
          }
      }
    const [only = 'none'] = atolls;
    lanes.push({ from: atolls.size === 1 ? only : 'none', open: [...open] });
  }
  return lanes;
}
