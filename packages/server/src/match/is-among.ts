import type { TableRecord } from '../store/match-store.ts';

/** Whether one of these players, by the hashes of their ids, sits at the table or hosts it. */
export const isAmong = (
  { seats, watchingHost }: Pick<TableRecord, 'seats' | 'watchingHost'>,
  players: readonly string[],
): boolean =>
  [...seats, ...(watchingHost ? [watchingHost] : [])].some(
    ({ player }) => player !== undefined && players.includes(player),
  );
