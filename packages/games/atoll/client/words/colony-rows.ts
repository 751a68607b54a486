import { COLONY_PLANKTON } from '../../src/cards/index.ts';

/**
 * The rows of the rules for plankton from colonies, in the words of a language, from the fewest
 * colonies on.
 */
export const colonyRows = (
  row: (plankton: number, from: number, index: number) => string,
): readonly string[] =>
  COLONY_PLANKTON.toReversed()
    .filter(({ plankton }) => plankton > 0)
    .map(({ from, plankton }, index) => row(plankton, from, index));
