import type {
  Bye,
  MatchPairing,
  Pairing,
  Round,
  Tournament,
} from '../store/tournaments/tournament-store.ts';

/** A pairing before its match has an id. */
export type Meeting = Bye | Pick<MatchPairing, 'kind' | 'players'>;

/** How many rounds a tournament has; 0 while that depends on how many players there will be. */
export function plannedRounds({
  format,
  wanted,
  players,
  startedAt,
}: Pick<Tournament, 'format' | 'wanted' | 'players' | 'startedAt'>): number {
  if (startedAt === 0) return format === 'swiss' ? wanted : 0;
  const count = players.length;
  const deciding = Math.ceil(Math.log2(count));
  if (format === 'knock-out') return deciding;
  const everyOther = count % 2 === 0 ? count - 1 : count;
  if (format === 'round-robin') return everyOther;
  return Math.min(wanted === 0 ? deciding : wanted, everyOther);
}

/** The points of a player in a pairing: one for a win or a bye, a half for a draw. */
export function pointsIn(pairing: Pairing, player: number): number {
  if (pairing.kind === 'bye') return pairing.player === player ? 1 : 0;
  const seat = pairing.players.indexOf(player);
  if (seat < 0 || pairing.result === undefined) return 0;
  if (pairing.result === 'draw') return 0.5;
  return pairing.result === (seat === 0 ? 'first' : 'second') ? 1 : 0;
}

/** The match pairings of some rounds. */
export const matchesOf = (rounds: readonly Round[]): readonly MatchPairing[] =>
  rounds.flat().flatMap((pairing) => (pairing.kind === 'match' ? [pairing] : []));
