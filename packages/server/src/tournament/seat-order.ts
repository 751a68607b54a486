import type { Round } from '../store/tournaments/tournament-store.ts';
import { matchesOf, type Meeting } from './tournament.ts';

/**
 * A pairing of two players. In the first seat sits the player who sat there less often than in the
 * second one so far, of equal players the first named.
 */
export function seated(one: number, other: number, rounds: readonly Round[]): Meeting {
  const isOther = balanceOf(other, rounds) < balanceOf(one, rounds);
  return { kind: 'match', players: isOther ? [other, one] : [one, other] };
}

/** How many times more a player sat in the first seat than in the second one. */
function balanceOf(player: number, rounds: readonly Round[]): number {
  return matchesOf(rounds).reduce((balance, { players: [first, second] }) => {
    if (first === player) return balance + 1;
    return second === player ? balance - 1 : balance;
  }, 0);
}
