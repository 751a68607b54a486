import type { Side } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';

/** Finds names by ids. */
interface NameFinder {
  /** A location by its id; a space of the sea is its own name. */
  readonly placeName: (side: Side, location: string) => string;
  /** A fish by its id; an unknown id is its own name. */
  readonly tileName: (tile: string) => string;
}

export const nameFinder = ({ places, tiles }: Pick<Catalogue, 'places' | 'tiles'>): NameFinder => {
  const fish: Readonly<Record<string, string>> = tiles;
  return {
    placeName: (side, location) => {
      const names: Readonly<Record<string, string>> = places[side];
      return names[location] ?? location;
    },
    tileName: (tile) => fish[tile] ?? tile,
  };
};
