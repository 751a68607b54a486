import type { Colour, IslandId } from './board.ts';

/** A step of a winning chain: a cell such as 'f5', or an island such as 'black-north'. */
export type PathStep = string;

/** The events, in order; nothing is hidden. */
export type SteereAtollEvent =
  | {
      readonly type: 'placed';
      readonly seat: number;
      readonly colour: Colour;
      readonly cell: string;
    }
  /** `seat` plays Black from now on; the stones stay, and White is on turn. */
  | { readonly type: 'swapped'; readonly seat: number }
  /**
   * `path` is a shortest chain, each step touching the next: it starts with the island `from`, ends
   * with the one exactly opposite, and may pass through other islands of the colour.
   */
  | {
      readonly type: 'won';
      readonly seat: number;
      readonly colour: Colour;
      readonly from: IslandId;
      readonly to: IslandId;
      readonly path: readonly PathStep[];
    };
export type EventType = SteereAtollEvent['type'];
