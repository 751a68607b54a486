import { MAPS, REGIONS, SIDES, type Side } from './cards/index.ts';
import { NONE } from './numbers.ts';

/**
 * A side of the map in numbers. A vessel stands on a space, by its number, or in a port, which is
 * `PORT` and the number of the location.
 */
export interface SeaMap {
  readonly spaces: readonly string[];
  readonly locations: readonly string[];
  readonly near: readonly (readonly number[])[];
  /** By space, the number of its place for fish, or `NONE`. */
  readonly placeAt: readonly number[];
  /** The spaces with a place for fish, and the regions of these. */
  readonly places: readonly number[];
  readonly placeRegions: readonly number[];
  /** By space, the points that lie there at the start. */
  readonly points: readonly number[];
  /** By location, the space that its vessels enter first. */
  readonly exits: readonly number[];
}

export const PORT = 100;

const maps = new Map(SIDES.map((side) => [side, compile(side)]));
const spaceNumbers = new Map(
  SIDES.map((side) => [side, new Map(mapOf(side).spaces.map((space, index) => [space, index]))]),
);

/** The map of a side; always the same object. */
export function mapOf(side: Side): SeaMap {
  return maps.get(side) as SeaMap;
}

/** The number of a space; `NONE` if this side has no such space. */
export function spaceNumber(side: Side, space: string): number {
  return spaceNumbers.get(side)?.get(space) ?? NONE;
}

/** The number of a location, which both sides have alike; `NONE` for an unknown one. */
export function locationNumber(location: string): number {
  return mapOf('equatorial').locations.indexOf(location);
}

/** The position of a vessel as a name: 'D4', 'L05', or '' for an absent one. */
export function positionName(map: SeaMap, position: number): string {
  if (position === NONE) return '';
  return (position >= PORT ? map.locations[position - PORT] : map.spaces[position]) ?? '';
}

/** The position of that name; `NONE` for ''. */
export function positionNumber(side: Side, name: string): number {
  const location = locationNumber(name);
  return location === NONE ? spaceNumber(side, name) : PORT + location;
}

function compile(side: Side): SeaMap {
  const { spaces, locations } = MAPS[side];
  const numbers = new Map(spaces.map(({ id }, index) => [id, index]));
  const numberOf = (space: string): number => numbers.get(space) as number;
  const places = spaces.flatMap(({ fish }, index) => (fish ? [index] : []));
  return {
    spaces: spaces.map(({ id }) => id),
    locations: locations.map(({ id }) => id),
    near: spaces.map(({ near }) => near.map(numberOf)),
    placeAt: spaces.map((_, index) => places.indexOf(index)),
    places,
    placeRegions: places.map((space) => REGIONS.indexOf(spaces[space]!.region)),
    points: spaces.map(({ points = 0 }) => points),
    exits: locations.map(({ exit }) => numberOf(exit)),
  };
}
