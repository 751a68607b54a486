import type { KeptSeat } from './seats.ts';

interface MergeInput {
  /** The keys of the seats that both sides held at the last sync: `keyLines`. */
  readonly base: readonly string[];
  readonly here: readonly KeptSeat[];
  readonly there: readonly KeptSeat[];
}

/**
 * The merged seats of two devices, newest first: a seat added on either side is in it, a seat
 * removed on either side since the last sync is not, and of two keys to a seat the one used last
 * counts.
 */
export function mergeSeats({ base, here, there }: MergeInput): readonly KeptSeat[] {
  const known = new Set(base.map((line) => line.split(' ')[0]));
  const ofMatch = new Map<string, readonly KeptSeat[]>();
  for (const seat of [...here, ...there])
    ofMatch.set(seat.matchId, [...(ofMatch.get(seat.matchId) ?? []), seat]);
  return [...ofMatch]
    .filter(([matchId, seats]) => seats.length > 1 || !known.has(matchId))
    .map(([, seats]) => seats.reduce((one, other) => (other.at > one.at ? other : one)))
    .sort((one, other) => other.at - one.at);
}

/** A line for each seat with all its keys, sorted. */
export const keyLines = (seats: readonly KeptSeat[]): readonly string[] =>
  seats.map(({ matchId, token, next = '' }) => `${matchId} ${token} ${next}`).sort();

/** Whether two lists have the same seats with the same keys. */
export const sameSeats = (one: readonly KeptSeat[], other: readonly KeptSeat[]): boolean =>
  keyLines(one).join() === keyLines(other).join();
