import { SIDES, type Side } from '../cards/index.ts';
import { mapOf, PORT } from '../sea-map.ts';

const tables = new Map(SIDES.map((side) => [side, distancesOf(side)]));

/**
 * Moves from a position of a vessel to a space, whoever is in the way; leaving a port is the first
 * of them.
 */
export function distance(side: Side, from: number, to: number): number {
  const table = tables.get(side) as readonly (readonly number[])[];
  if (from < PORT) return table[from]![to] as number;
  return 1 + (table[mapOf(side).exits[from - PORT]!]![to] as number);
}

function distancesOf(side: Side): readonly (readonly number[])[] {
  const { near } = mapOf(side);
  return near.map((_, start) => {
    const found = near.map(() => Infinity);
    found[start] = 0;
    const queue = [start];
    for (const space of queue)
      for (const next of near[space] as readonly number[])
        if (found[next] === Infinity) {
          found[next] = (found[space] as number) + 1;
          queue.push(next);
        }
    return found;
  });
}
