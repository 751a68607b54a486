import type { SteereAtollView } from './view.ts';

/** Whether the last move was the swap, which leaves the board as it was. */
export const hasJustSwapped = ({ black, stones }: SteereAtollView): boolean =>
  black === 1 && [...stones].filter((sign) => sign !== '.').length === 1;
