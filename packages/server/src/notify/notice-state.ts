import { type About, ABOUTS, type NoticeState } from '../store/subscriptions.ts';

/** Somebody who is away: what their match wants of them, '' for nothing; `due` is when to tell. */
export interface Absence {
  readonly wanted: About | '';
  readonly due: number;
}

/** Nothing was told, and there is nothing to tell. */
export const NOTHING_TOLD: NoticeState = { notice: '', due: 0, tries: 0, told: '' };
const NOTHING_DUE = { notice: '', due: 0, tries: 0 } as const;

/** An answer to these is all that ends them. */
const isQuestion = (about: NoticeState['told']): boolean => about === 'turn' || about === 'aside';

function urgency(about: NoticeState['told']): number {
  return about === '' ? -1 : ABOUTS.indexOf(about === 'seen' ? 'turn' : about);
}

/**
 * What is to be told to somebody who is away. What was told, or something more urgent, is not told
 * again until they were back; what is no longer asked is not told at all. The same object where
 * nothing changes.
 */
export function whileAway(state: NoticeState, { wanted, due }: Absence): NoticeState {
  const stale = isQuestion(state.notice) && state.notice !== wanted;
  const current = stale ? { ...state, ...NOTHING_DUE } : state;
  const { notice, told } = current;
  // They left in the knowledge of a question that is gone: the next one is news.
  if (told === 'seen' && wanted === '') return { ...current, told: '' };
  if (urgency(wanted) <= Math.max(urgency(notice), urgency(told))) return current;
  return { notice: wanted, due: state.due > 0 ? state.due : due, tries: 0, told };
}

/** Somebody leaves the table; `wanted` is what they know that it wants of them. */
export function onLeaving(wanted: About | ''): NoticeState {
  return isQuestion(wanted) ? { ...NOTHING_TOLD, told: 'seen' } : NOTHING_TOLD;
}

/** Whether two say the same. */
export const isAlike = (one: NoticeState, other: NoticeState): boolean =>
  one.notice === other.notice &&
  one.due === other.due &&
  one.tries === other.tries &&
  one.told === other.told;
