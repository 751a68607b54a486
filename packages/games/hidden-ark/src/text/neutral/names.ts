import type { Side } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { PLACES, type PlaceNames } from './places.ts';
import { escalationOf, tokenTextOf } from './tokens.ts';

/** Finds names by ids. */
interface Finder {
  /** A location by its id; a space of the sea is its own name. */
  readonly placeName: (side: Side, location: string) => string;
  /** A fish by its id; an unknown id is its own name. */
  readonly tileName: (tile: string) => string;
  /** A token by its id, as part of a sentence. */
  readonly tokenText: (token: string) => string;
  /** The additional cost that an escalation names, by the id of its token. */
  readonly escalation: (token: string) => string;
}

/** The locations that a language spells in its own way. */
type OwnNames = { readonly [S in Side]: Partial<PlaceNames[S]> };

/** The locations in a language. */
export const placesOf = ({ equatorial, polar }: OwnNames): PlaceNames => ({
  equatorial: { ...PLACES.equatorial, ...equatorial },
  polar: { ...PLACES.polar, ...polar },
});

type Names = Pick<Catalogue, 'places' | 'tiles' | 'tokens' | 'amount'>;

/** The names of a language, by the ids of what they name. */
export const finderOf = ({ places, tiles, tokens, amount }: Names): Finder => {
  const fish: Readonly<Record<string, string>> = tiles;
  return {
    placeName: (side, location) => {
      const names: Readonly<Record<string, string>> = places[side];
      return names[location] ?? location;
    },
    tileName: (tile) => fish[tile] ?? tile,
    tokenText: tokenTextOf(tokens, amount),
    escalation: escalationOf(amount),
  };
};
