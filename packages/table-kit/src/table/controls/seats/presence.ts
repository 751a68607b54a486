import type { SeatSnapshot } from '../../session/table-state.ts';
import type { Locale } from '../../../words/locale.ts';

/**
 * Who plays the seat: a connected player (every bot is), a person who is away, a bot that plays on
 * for one who is away, or for one who conceded.
 */
export type Presence = 'here' | 'away' | 'stand-in' | 'gave-up';

export function presenceOf(seat: SeatSnapshot | undefined): Presence {
  if (seat === undefined || seat.kind === 'bot') return 'here';
  if (seat.conceded > 0) return 'gave-up';
  if (seat.standIn !== '') return 'stand-in';
  return seat.connected ? 'here' : 'away';
}

/** A note on a seat that is not simply present; '' for the others. */
export function presenceNote(locale: Locale, presence: Presence): string {
  const { away, standIn, gaveUp } = locale.words.table.controls.presence;
  const notes = { here: '', away, 'stand-in': standIn, 'gave-up': gaveUp };
  return notes[presence];
}
