import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

/**
 * Whether the table is shown at its own pace, or actions of bots are shown at once until a person
 * is prompted.
 */
export type BotPace = 'usual' | 'fast';

/** Whether a bot decides for that seat, or for its absent person. */
export const isPlayedByBot = ({ seats }: TableSnapshot, seat: number): boolean =>
  seats[seat]?.kind === 'bot' || (seats[seat]?.standIn ?? '') !== '';

/**
 * Whether this seat's person is the only one who plays, so that fast bots hide no action from other
 * people.
 */
export const playsAmongBots = (snapshot: TableSnapshot, own: number): boolean =>
  own >= 0 &&
  snapshot.seats.every(
    ({ kind }, seat) => seat === own || kind === 'open' || isPlayedByBot(snapshot, seat),
  );

/** Whether the match waits for bots alone, so that fast-forward can be offered. */
export const waitsForBots = (snapshot: TableSnapshot, awaited: readonly number[]): boolean =>
  snapshot.phase === 'playing' &&
  awaited.length > 0 &&
  awaited.every((seat) => isPlayedByBot(snapshot, seat));
