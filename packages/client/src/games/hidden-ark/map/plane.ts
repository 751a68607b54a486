import { MAPS, type Side } from '@atoll/game-hidden-ark/cards';
import { rect, type Rect, type Spot } from '../../../ui/rect.ts';
import { locationItem, spaceItem } from '../present/items.ts';

/** The side of a space on the plane of the map; pictures are drawn for it. */
export const CELL = 72;

/** A space or a location where it lies on the map. */
export interface MapPlace {
  readonly id: string;
  readonly item: string;
  readonly kind: 'space' | 'location';
  readonly column: number;
  readonly row: number;
  readonly box: Rect;
}

/** Two locations on one piece of land stand apart by this, from its middle. */
const APART = 17;

const middle = (at: number): number => (at + 0.5) * CELL;

const placesBySide = new Map<Side, readonly MapPlace[]>();

/** Everything on the map that can be pointed at, in reading order. */
export function placesOf(side: Side): readonly MapPlace[] {
  const known = placesBySide.get(side) ?? compile(side);
  placesBySide.set(side, known);
  return known;
}

function compile(side: Side): readonly MapPlace[] {
  const { spaces, locations } = MAPS[side];
  const sea = spaces.map(({ id }): MapPlace => {
    const column = id.charCodeAt(0) - 65;
    const row = Number(id.slice(1)) - 1;
    const box = rect(column * CELL, row * CELL, CELL, CELL);
    return { id, item: spaceItem(id), kind: 'space', column, row, box };
  });
  const land = locations.map(({ id, column, row }): MapPlace => {
    const here = locations.filter((one) => one.column === column && one.row === row);
    const shift = here.length === 1 ? 0 : here[0]?.id === id ? -APART : APART;
    const side = here.length === 1 ? CELL : CELL / 2;
    const [x, y] = [middle(column) + shift - side / 2, middle(row) + shift - side / 2];
    return {
      ...{ id, item: locationItem(id), kind: 'location', column, row },
      box: rect(x, y, side, side),
    };
  });
  return [...sea, ...land].toSorted((a, b) => a.row - b.row || a.box.x - b.box.x);
}

export function planeOf(side: Side): Rect {
  const { columns, rows } = MAPS[side];
  return rect(0, 0, columns * CELL, rows * CELL);
}

/** The middle of a space or location; undefined for what is on no map. */
export function spotOf(side: Side, id: string): Spot | undefined {
  const place = placesOf(side).find((one) => one.id === id);
  if (place === undefined) return undefined;
  const { x, y, width, height } = place.box;
  return { x: x + width / 2, y: y + height / 2 };
}

/** What lies at a spot of the plane. */
export const placeAt = (side: Side, { x, y }: Spot): MapPlace | undefined =>
  placesOf(side)
    .filter(
      ({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    )
    .toSorted((a, b) => a.box.width - b.box.width)[0];
