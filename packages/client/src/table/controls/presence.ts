import { words } from '../../words/index.ts';
import type { SeatSnapshot } from '../session/table-state.ts';

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
export const presenceNote = (presence: Presence): string =>
  presence === 'away'
    ? words.table.controls.presence.away
    : presence === 'stand-in'
      ? words.table.controls.presence.standIn
      : '';
