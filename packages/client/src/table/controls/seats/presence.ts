import type { SeatSnapshot } from '../../session/table-state.ts';
import type { Locale } from '../../../words/locale.ts';

/**
 * Who sits there: somebody who is here (every bot is), a person who is gone, a bot that plays on
 * for one, or for one who gave up.
 */
export type Presence = 'here' | 'away' | 'stand-in' | 'gave-up';

export function presenceOf(seat: SeatSnapshot | undefined): Presence {
  if (seat === undefined || seat.kind === 'bot') return 'here';
  if (seat.conceded > 0) return 'gave-up';
  if (seat.standIn !== '') return 'stand-in';
  return seat.connected ? 'here' : 'away';
}

/** What is said of somebody who is not simply here; '' for the others. */
export function presenceNote(locale: Locale, presence: Presence): string {
  const { away, standIn, gaveUp } = locale.words.table.controls.presence;
  const notes = { here: '', away, 'stand-in': standIn, 'gave-up': gaveUp };
  return notes[presence];
}
