import type { Region } from './names.ts';

/**
 * The printed data of a side of the map. Neighbours are listed, so that nothing needs to be
 * measured.
 */
export interface MapCard {
  readonly columns: number;
  readonly rows: number;
  readonly spaces: readonly SpaceCard[];
  readonly locations: readonly LocationCard[];
}

/** A space of sea: its column by a letter from the left, its row by a number from the top. */
export interface SpaceCard {
  readonly id: string;
  readonly region: Region;
  readonly near: readonly string[];
  /** A fish tile of the region lies here. */
  readonly fish?: true;
  /** A token worth `points` lies here. */
  readonly points?: number;
}

/** A place on land for one station and two vessels. */
export interface LocationCard {
  readonly id: string;
  readonly region: Region;
  /** Where it is drawn, from 0. */
  readonly column: number;
  readonly row: number;
  readonly arrow: 'up' | 'down' | 'left' | 'right';
  /** The space that a vessel enters when it leaves. */
  readonly exit: string;
}
