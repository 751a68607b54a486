import { all, counted } from '@atoll/engine/formats/en';

const actions = (count: number): string => counted(count, { one: 'action was', other: 'actions were' });

/** The actions that wait while the own turns follow one another. */
export const queue = {
  inARow: 'Everybody else has passed: your turns follow one another.',
  /** The next actions, and how many more there are. */
  waiting: (named: readonly string[], more: number) => `Still to come: ${all(more > 0 ? [...named, `${more} more`] : named)}.`,
  clear: 'Discard',
  clearKey: 'Discard what is still to come (Esc)',
  cleared: (count: number) => `${actions(count)} not carried out.`,
  refused: (action: string, { reason, left }: { readonly reason: string; readonly left: number }) =>
    `Not possible any more: ${action}. ${reason}${left > 0 ? ` After it, ${actions(left)} not carried out.` : ''}`,
  hide: 'Hide this note',
};
