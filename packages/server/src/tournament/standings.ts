import type { TournamentStanding } from '@atoll/protocol';
import type { Round, Tournament } from '../store/tournaments/tournament-store.ts';
import { matchesOf, pointsIn } from './tournament.ts';

type Line = Omit<TournamentStanding, 'place'>;

/**
 * The standings of a tournament, the best first. In a knock-out tournament the players who got
 * further come first. In the others points decide, then the points of the opponents (Buchholz) in
 * a Swiss tournament, then those of beaten opponents (Sonneborn-Berger), then wins. Players who are
 * equal in all of them share a place.
 */
export function standingsOf({
  format,
  players,
  rounds,
}: Pick<Tournament, 'format' | 'players' | 'rounds'>): readonly TournamentStanding[] {
  if (rounds.length === 0) return [];
  const points = players.map((_, player) =>
    rounds.flat().reduce((sum, pairing) => sum + pointsIn(pairing, player), 0),
  );
  const lines = players.map((_, player) => lineOf(player, { rounds, points }));
  const keys: readonly ((line: Line) => number)[] =
    format === 'knock-out'
      ? [({ points: reached }) => reached]
      : [
          ({ points: total }) => total,
          ...(format === 'swiss' ? [({ opponents }: Line) => opponents] : []),
          ({ beaten }) => beaten,
          ({ wins }) => wins,
        ];
  const better = (one: Line, other: Line): number =>
    keys.map((key) => key(other) - key(one)).find((difference) => difference !== 0) ?? 0;
  return lines
    .toSorted((one, other) => better(one, other) || one.player - other.player)
    .map((line, _, all) => ({
      place: 1 + all.filter((other) => better(other, line) < 0).length,
      ...line,
    }));
}

function lineOf(
  player: number,
  { rounds, points }: { readonly rounds: readonly Round[]; readonly points: readonly number[] },
): Line {
  const own = matchesOf(rounds).flatMap((pairing) => {
    if (pairing.result === undefined || !pairing.players.includes(player)) return [];
    const opponent = pairing.players[pairing.players[0] === player ? 1 : 0];
    return [{ got: pointsIn(pairing, player), draw: pairing.result === 'draw', opponent }];
  });
  const sum = (weight: (got: number) => number): number =>
    own.reduce((total, { got, opponent }) => total + weight(got) * (points[opponent] ?? 0), 0);
  const wins = own.filter(({ got }) => got === 1).length;
  const draws = own.filter(({ draw }) => draw).length;
  return {
    player,
    points: points[player] ?? 0,
    wins,
    draws,
    losses: own.length - wins - draws,
    opponents: sum(() => 1),
    beaten: sum((got) => got),
  };
}
