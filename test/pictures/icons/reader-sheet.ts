import type { IconGroup, IconSample } from './icon-sample.ts';

/** Colours of a sheet: those of the product, or none. */
export type SheetColours = 'shown' | 'grey';

/** Numbered icons in random order, for readers who do not know their names. */
export interface ReaderSheet {
  readonly colours: SheetColours;
  readonly group: IconGroup;
  readonly samples: readonly IconSample[];
}
