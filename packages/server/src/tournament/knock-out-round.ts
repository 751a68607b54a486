import { seated } from './seat-order.ts';
import type { Pairing, Round } from '../store/tournaments/tournament-store.ts';
import { type Meeting, pointsIn } from './tournament.ts';

/**
 * The next round of a knock-out tournament. In the first one the players stand in a bracket of a
 * power of two, so that the first two meet in the last round at the earliest, and the first ones
 * meet no one if there are fewer players. Later the winners of neighbouring pairings meet.
 */
export function knockOutRound(
  players: readonly unknown[],
  rounds: readonly Round[],
): readonly Meeting[] {
  const last = rounds.at(-1);
  return inPairs(last ? last.map(winnerOf) : bracketOf(players.length)).flatMap(([one, other]) => {
    if (one === undefined && other === undefined) return [];
    if (one === undefined) return [{ kind: 'bye', player: other as number }];
    return [other === undefined ? { kind: 'bye', player: one } : seated(one, other, rounds)];
  });
}

/** The player who goes on; undefined if neither does. */
function winnerOf(pairing: Pairing): number | undefined {
  if (pairing.kind === 'bye') return pairing.player;
  return pairing.players.find((player) => pointsIn(pairing, player) === 1);
}

/** The order of a bracket for so many players; undefined for a place without one. */
function bracketOf(count: number): readonly (number | undefined)[] {
  let order = [0];
  while (order.length < count) {
    const last = 2 * order.length - 1;
    order = order.flatMap((place) => [place, last - place]);
  }
  return order.map((place) => (place < count ? place : undefined));
}

const inPairs = <T>(all: readonly T[]): readonly (readonly [T | undefined, T | undefined])[] =>
  Array.from({ length: Math.ceil(all.length / 2) }, (_, pair) => [
    all[2 * pair],
    all[2 * pair + 1],
  ]);
