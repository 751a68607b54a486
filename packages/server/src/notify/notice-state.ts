import { type About, ABOUTS, type NoticeState } from '../store/subscriptions.ts';

/**
 * The state of an absent person: the notice that the match calls for, '' for none; `due` is its
 * time.
 */
export interface Absence {
  readonly wanted: About | '';
  readonly due: number;
}

/** Nothing was sent, and nothing is to be sent. */
export const NO_NOTICE: NoticeState = { notice: '', due: 0, tries: 0, told: '' };
const NOTHING_DUE = { notice: '', due: 0, tries: 0 } as const;

/** Notices that become void once the seat has answered. */
const isQuestion = (about: NoticeState['told']): boolean => about === 'turn' || about === 'aside';

function urgency(about: NoticeState['told']): number {
  return about === '' ? -1 : ABOUTS.indexOf(about === 'seen' ? 'turn' : about);
}

/**
 * The notice state for an absent person. A notice that was sent, or a less urgent one, is not sent
 * again until the person was back; one whose prompt is gone is dropped. Returns the same object if
 * nothing changes.
 */
export function whileAway(state: NoticeState, { wanted, due }: Absence): NoticeState {
  const stale = isQuestion(state.notice) && state.notice !== wanted;
  const current = stale ? { ...state, ...NOTHING_DUE } : state;
  const { notice, told: notified } = current;
  // The person left knowing a prompt that is gone: the next one is news.
  if (notified === 'seen' && wanted === '') return { ...current, told: '' };
  if (urgency(wanted) <= Math.max(urgency(notice), urgency(notified))) return current;
  return { notice: wanted, due: state.due > 0 ? state.due : due, tries: 0, told: notified };
}

/** The notice state with a pending question due at another time. */
export const postponed = (state: NoticeState, due: number): NoticeState =>
  state.due > 0 && isQuestion(state.notice) ? { ...state, due } : state;

/** The notice state as a person leaves the table, knowing the notice `wanted`. */
export function onLeaving(wanted: About | ''): NoticeState {
  return isQuestion(wanted) ? { ...NO_NOTICE, told: 'seen' } : NO_NOTICE;
}

/** Whether two states are equal. */
export const isAlike = (one: NoticeState, other: NoticeState): boolean =>
  one.notice === other.notice &&
  one.due === other.due &&
  one.tries === other.tries &&
  one.told === other.told;
