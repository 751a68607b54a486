import type { Side } from '../cards/index.ts';
import { mapOf, PORT } from '../sea-map.ts';

/**
 * Moves from a position of a vessel to a space, ignoring other vessels; leaving a port is the first
 * of them.
 */
export function distance(side: Side, from: number, to: number): number {
  const { exits, distances } = tables[side];
  if (from < PORT) return distances[from]![to] as number;
  return 1 + (distances[exits[from - PORT]!]![to] as number);
}

/** By two spaces the moves from one to the other, and the first space of each location. */
interface Distances {
  readonly distances: readonly (readonly number[])[];
  readonly exits: readonly number[];
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

const tables: Readonly<Record<Side, Distances>> = {
  equatorial: { distances: distancesOf('equatorial'), exits: mapOf('equatorial').exits },
  polar: { distances: distancesOf('polar'), exits: mapOf('polar').exits },
};
