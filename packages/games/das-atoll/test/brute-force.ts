import { CORNERS, EDGES } from '../src/board/index.ts';
import { EMPTY, isShip, ownerOf, type DasAtollState } from '../src/state.ts';

/**
 * The longest trade route another way: every set of a seat's pieces that can be gone over in one
 * walk, grown one piece at a time from all shorter ones.
 */
export function routeByGrowing(
  { buildings, pieces }: Pick<DasAtollState, 'buildings' | 'pieces'>,
  seat: number,
): number {
  const own = EDGES.flatMap((_, edge) =>
    pieces[edge] !== EMPTY && ownerOf(pieces[edge]) === seat ? [edge] : [],
  );
  /** A walk by its pieces, the last of them, and the corner where it stands. */
  let walks = new Map<string, { used: ReadonlySet<number>; last: number; at: number }>();
  for (const edge of own)
    for (const at of EDGES[edge].ends)
      walks.set(`${edge}|${edge}|${at}`, { used: new Set([edge]), last: edge, at });
  let length = 0;
  while (walks.size > 0) {
    length++;
    const longer: typeof walks = new Map();
    for (const { used, last, at } of walks.values()) {
      const building = buildings[at];
      const isOwn = building !== EMPTY && ownerOf(building) === seat;
      if (building !== EMPTY && !isOwn) continue;
      for (const next of own) {
        if (used.has(next) || !CORNERS[at].edges.includes(next)) continue;
        if (!isOwn && isShip(pieces[next]) !== isShip(pieces[last])) continue;
        const [one, other] = EDGES[next].ends;
        const grown = { used: new Set([...used, next]), last: next, at: one === at ? other : one };
        const set = [...grown.used].sort((a, b) => a - b).join();
        longer.set(`${set}|${next}|${grown.at}`, grown);
      }
    }
    walks = longer;
  }
  return length;
}
