import type { SeatSnapshot } from '../../session/table-state.ts';
import type { Locale } from '../../../words/locale.ts';

/**
 * Who sits there: somebody who is here (every bot is), a person who is gone, or a bot that plays on
 * for one.
 */
export type Presence = 'here' | 'away' | 'stand-in';

export const presenceOf = (seat: SeatSnapshot | undefined): Presence =>
  seat === undefined || seat.kind === 'bot'
    ? 'here'
    : seat.standIn !== ''
      ? 'stand-in'
      : seat.connected
        ? 'here'
        : 'away';

/** What is said of somebody who is not simply here; '' for the others. */
export const presenceNote = (locale: Locale, presence: Presence): string =>
  presence === 'away'
    ? locale.words.table.controls.presence.away
    : presence === 'stand-in'
      ? locale.words.table.controls.presence.standIn
      : '';
