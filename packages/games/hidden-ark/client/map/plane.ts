import { mapSize, portSpots, spaceSpot } from '../../art/index.ts';
import { MAPS, type LocationCard, type Side } from '../../src/cards/index.ts';
import { squareAt, type MapPlace as KitPlace } from '@atoll/table-kit/table/map/map-place.ts';
import { middleOf, rect, type Rect, type Spot } from '@atoll/table-kit/ui/rect.ts';
import { locationItem, spaceItem } from '../present/items.ts';

/** The side of a space on the plane of the map; pictures are drawn for it. */
export const CELL = 72;

/** A space or a location with its box on the map. */
export interface MapPlace extends KitPlace {
  readonly id: string;
  readonly kind: 'space' | 'location';
  readonly column: number;
}

const placesBySide = new Map<Side, readonly MapPlace[]>();

/** All places of the map that can be pointed at, in reading order. */
export function placesOf(side: Side): readonly MapPlace[] {
  const known = placesBySide.get(side) ?? compile(side);
  placesBySide.set(side, known);
  return known;
}

/** The places of the parts of a port. */
export const berthsOf = (side: Side, location: LocationCard): ReturnType<typeof portSpots> =>
  portSpots(MAPS[side], location);

function compile(side: Side): readonly MapPlace[] {
  const { spaces, locations } = MAPS[side];
  const sea = spaces.map(({ id }): MapPlace => {
    const [column, row] = [id.charCodeAt(0) - 65, Number(id.slice(1)) - 1];
    const box = squareAt(spaceSpot(id), CELL);
    return { id, item: spaceItem(id), kind: 'space', column, row, box };
  });
  const land = locations.map((location): MapPlace => {
    const { id, column, row } = location;
    const { middle, size } = berthsOf(side, location);
    const box = squareAt(middle, size + 4);
    return { id, item: locationItem(id), kind: 'location', column, row, box };
  });
  return [...sea, ...land].toSorted((a, b) => a.row - b.row || a.box.x - b.box.x);
}

export function planeOf(side: Side): Rect {
  const { width, height } = mapSize(MAPS[side]);
  return rect(0, 0, width, height);
}

/** The middle of a space or location; undefined for an id that is on no map. */
export function spotOf(side: Side, id: string): Spot | undefined {
  const place = placesOf(side).find((one) => one.id === id);
  return place && middleOf(place.box);
}

/**
 * The place at a spot of the plane: a port before the space that it reaches into, and of several
 * the one whose middle is nearest by its own size.
 * @param reach the least size of a place, in units of the plane
 */
export function placeAt(side: Side, { x, y }: Spot, reach = 0): MapPlace | undefined {
  const offOf = ({ box }: MapPlace): number => {
    const { x: cx, y: cy } = middleOf(box);
    return Math.max(Math.abs(x - cx), Math.abs(y - cy));
  };
  const within = placesOf(side).filter(
    (place) => offOf(place) < Math.max(place.box.width, reach) / 2,
  );
  const sized = (place: MapPlace): number => offOf(place) / place.box.width;
  const inside = within.filter((place) => offOf(place) < place.box.width / 2);
  const port = inside.filter(({ kind }) => kind === 'location');
  const found = port.length > 0 ? port : within;
  return found.toSorted((a, b) => sized(a) - sized(b))[0];
}
