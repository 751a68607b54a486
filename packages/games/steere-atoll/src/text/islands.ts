import type { Colour, IslandId, Side } from '../board.ts';
import type { Catalogue } from './catalogue.ts';

/** An island's name by its id. */
export function islandName(words: Catalogue['island'], id: IslandId): string {
  const [colour, side] = id.split('-') as [Colour, Side];
  return words(colour, side);
}
