import type { SeatRecord, StoredEntry } from '../store/match-store.ts';

/**
 * The mark of a step that a bot decided for the person of its seat: a person's request has an id, a
 * bot's action has none.
 */
export function byBotMark(
  { entry, clientId }: StoredEntry,
  seats: readonly Pick<SeatRecord, 'kind'>[],
): { readonly byBot?: true } {
  const decided = entry.type === 'action' && clientId === '';
  return decided && seats[entry.seat]?.kind === 'person' ? { byBot: true } : {};
}

/** The entries of a log that bots decided for people. */
export const entriesByBots = (
  log: readonly StoredEntry[],
  seats: readonly Pick<SeatRecord, 'kind'>[],
): ReadonlySet<number> =>
  new Set(
    log.filter((stored) => byBotMark(stored, seats).byBot === true).map(({ entry }) => entry.seq),
  );
