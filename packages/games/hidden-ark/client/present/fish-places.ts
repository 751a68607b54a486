import type { HiddenArkView } from '../../src/index.ts';
import { MAPS, REGIONS, TILES, type FishTile } from '../../src/cards/index.ts';
import { rescueQuote, type RescueQuote } from '../../src/views/index.ts';

/** A face-up fish, its place, and its rescue for a seat. */
export interface FishPlace {
  readonly space: string;
  readonly tile: FishTile;
  readonly quote: RescueQuote;
  readonly locked: boolean;
  /** The seat can pay it, and meets its other conditions, except a vessel at its place. */
  readonly payable: boolean;
}

/** The sort orders of a list of fish. */
export const ORDERS = ['lacks', 'points', 'sea'] as const;
export type Order = (typeof ORDERS)[number];

/** Every fish that lies face up on the map, in the order of the map. */
export const fishPlaces = (view: HiddenArkView, seat: number): readonly FishPlace[] =>
  MAPS[view.side].spaces
    .filter(({ fish }) => fish)
    .flatMap(({ id: space }, place) => {
      const quote = rescueQuote(view, seat, space);
      const tile = TILES.find(({ id }) => id === quote?.tile);
      if (quote === undefined || tile === undefined) return [];
      const locked = view.locks[place] === 1;
      const met = quote.needs === 'none' || quote.needs === 'met';
      const payable = !locked && met && quote.left >= 0 && !quote.stranded;
      return [{ space, tile, quote, locked, payable }];
    });

/** By payable and then fewest missing resources, by points, or by sea; the best first. */
export function inOrder(fish: readonly FishPlace[], order: Order): readonly FishPlace[] {
  const worth = ({ tile }: FishPlace): number => -tile.points;
  const keys: Readonly<Record<Order, (one: FishPlace) => number>> = {
    lacks: ({ payable, quote }) => (payable ? 0 : 100) + quote.lacks,
    points: worth,
    sea: ({ tile }) => REGIONS.indexOf(tile.region),
  };
  const key = keys[order];
  return fish.toSorted((a, b) => key(a) - key(b) || worth(a) - worth(b));
}
