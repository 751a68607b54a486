import type { Side } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { placesOf } from './places.ts';
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

type Names = Pick<Catalogue, 'places' | 'tiles' | 'tokens' | 'amount'>;

/** The names of a language, by the ids of what they name. */
export const finderOf = ({ places, tiles, tokens, amount }: Names): Finder => {
  const spelled = placesOf(places);
  const fish: Readonly<Record<string, string>> = tiles;
  return {
    placeName: (side, location) => {
      const names: Readonly<Record<string, string>> = spelled[side];
      return names[location] ?? location;
    },
    tileName: (tile) => fish[tile] ?? tile,
    tokenText: tokenTextOf(tokens, amount),
    escalation: escalationOf(amount),
  };
};
