import type { Choice } from '@atoll/table-kit/table/model/table-model.ts';

/** More choices than this are not listed where the map, or a thing beside it, stands for each. */
const FEW = 6;

/** Whether there are so many choices that they are pointed at rather than listed. */
export const pointedAt = (choices: readonly Choice[]): boolean =>
  choices.length > FEW && choices.every(({ item }) => item !== '');

/**
 * Whether the choices of the open kind of action have a button each, rather than a lit thing; the
 * token that goes back into the pool is chosen in the row itself.
 */
export const isListed = (group: string, choices: readonly Choice[]): boolean =>
  group !== 'draw' && choices.length > 0 && !pointedAt(choices);
