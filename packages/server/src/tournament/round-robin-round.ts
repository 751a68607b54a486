import type { Round } from '../store/tournaments/tournament-store.ts';
import type { Meeting } from './tournament.ts';

/**
 * The next round of a tournament in which every player meets every other one, by the circle method:
 * the first place stays, and the players at the others move on by one a round. With an odd number
 * the first place is empty, so that one player meets no one in each round.
 */
export function roundRobinRound(
  players: readonly unknown[],
  { length: round }: readonly Round[],
): readonly Meeting[] {
  const isOdd = players.length % 2 === 1;
  const moving = isOdd ? players.length : players.length - 1;
  const at = (place: number): number => (isOdd ? 0 : 1) + ((place - 1 + round) % moving);
  return Array.from({ length: (moving + 1) / 2 }, (_, board): Meeting => {
    const other = at(moving - board);
    if (board === 0 && isOdd) return { kind: 'bye', player: other };
    const one = board === 0 ? 0 : at(board);
    // A moving place keeps its seat, and the next one has the other: so a player changes the seat
    // from round to round.
    const isFirst = board === 0 ? round % 2 === 0 : board % 2 === 1;
    return { kind: 'match', players: isFirst ? [one, other] : [other, one] };
  });
}
