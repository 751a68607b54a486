import { isAnimal } from '../../cards/index.ts';
import type { SeatView } from '../../view.ts';
import type { CardId, Side } from '../../vocabulary.ts';

/** From a coral to a place beside it or at one of its corners, by the step in x and y (south). */
const DIRECTIONS = {
  '0,-1': 'N',
  '1,0': 'E',
  '0,1': 'S',
  '-1,0': 'W',
  '-1,-1': 'NW',
  '1,-1': 'NE',
  '-1,1': 'SW',
  '1,1': 'SE',
} as const;
export type Direction = (typeof DIRECTIONS)[keyof typeof DIRECTIONS];

const directionOf = (step: string): Direction | undefined =>
  (DIRECTIONS as Readonly<Record<string, Direction>>)[step];

/** Whether a place touches a side of the coral, which has the name of that direction. */
const isSide = (direction: Direction): direction is Side => direction.length === 1;

/**
 * A place of an atoll, described by a coral that it touches, or by its column and row if it touches
 * none.
 */
export type Place =
  | {
      readonly direction: Direction;
      readonly coral: CardId;
      /** For an animal the colonies around the place. */
      readonly colonies?: number;
    }
  | { readonly direction?: undefined; readonly column: number; readonly row: number };

/**
 * The description of a place of an atoll. One coral and a direction identify every place, since no
 * coral occurs twice on an atoll.
 */
export function placeOf(
  at: { readonly x: number; readonly y: number },
  card: CardId,
  { reefCorals }: SeatView,
): Place {
  const near = reefCorals.flatMap((coral) => {
    const direction = directionOf(`${at.x - coral.x},${at.y - coral.y}`);
    return direction === undefined ? [] : [{ coral, direction }];
  });
  const facing = near.filter(
    ({ coral, direction }) => isSide(direction) && coral.colonies.includes(direction),
  );
  const beside = facing[0] ?? near[0];
  if (beside === undefined) return { column: at.x, row: at.y };
  const place = { direction: beside.direction, coral: beside.coral.card };
  return isAnimal(card) ? { ...place, colonies: facing.length } : place;
}
