import blossom from 'edmonds-blossom-fixed';
import { seated } from './seat-order.ts';
import { standingsOf } from './standings.ts';
import type { Round, TournamentPlayer } from '../store/tournaments/tournament-store.ts';
import { matchesOf, type Meeting } from './tournament.ts';

/** A second match of two players weighs more than all differences of points together. */
const AGAIN = 1e10;

/**
 * The next round of a Swiss tournament: a matching of least weight among the players who have not
 * left. A pair weighs the square of its difference in points, and two players who have met weigh
 * more than any others. With an odd number the last one in the standings who had no bye yet meets
 * no one.
 */
export function swissRound(
  players: readonly TournamentPlayer[],
  rounds: readonly Round[],
): readonly Meeting[] {
  const ranked = rankingOf(players, rounds);
  const rested = ranked.length % 2 === 1 ? resting(ranked, rounds) : undefined;
  const paired = ranked.filter(({ player }) => player !== rested);
  const met = new Set(matchesOf(rounds).map(({ players: [one, other] }) => keyOf(one, other)));
  const edges = paired.flatMap((one, place) =>
    paired.slice(place + 1).map((other, after): [number, number, number] => {
      const again = met.has(keyOf(one.player, other.player)) ? AGAIN : 0;
      // Doubled, since points are halves: the matching works with whole numbers.
      const apart = (2 * (one.points - other.points)) ** 2;
      const weight = again + apart * paired.length ** 2 + foldOf(one, other);
      return [place, place + 1 + after, -weight];
    }),
  );
  const partners = blossom(edges, true);
  const meetings = paired.flatMap(({ player }, place): readonly Meeting[] => {
    const partner = partners[place] ?? -1;
    const other = paired[partner];
    return other && partner > place ? [seated(player, other.player, rounds)] : [];
  });
  return rested === undefined ? meetings : [...meetings, { kind: 'bye', player: rested }];
}

/** Among equal points the upper half of the players meets the lower one. */
const foldOf = (one: Ranked, other: Ranked): number =>
  one.points === other.points
    ? Math.abs(other.inGroup - one.inGroup - Math.floor(one.groupSize / 2))
    : 0;

interface Ranked {
  readonly player: number;
  readonly points: number;
  /** The place among the players with these points, from 0. */
  readonly inGroup: number;
  readonly groupSize: number;
}

/** The players who have not left, the best first. */
function rankingOf(
  players: readonly TournamentPlayer[],
  rounds: readonly Round[],
): readonly Ranked[] {
  const all =
    rounds.length === 0
      ? players.map((_, player) => ({ player, points: 0 }))
      : standingsOf({ format: 'swiss', players, rounds });
  const here = all.filter(({ player }) => !players[player]?.left);
  return here.map(({ player, points }) => {
    const group = here.filter((other) => other.points === points);
    const inGroup = group.findIndex((other) => other.player === player);
    return { player, points, inGroup, groupSize: group.length };
  });
}

/** The last player without a bye, or the last one if all had one. */
function resting(ranked: readonly Ranked[], rounds: readonly Round[]): number | undefined {
  const had = new Set(
    rounds.flat().flatMap((pairing) => (pairing.kind === 'bye' ? [pairing.player] : [])),
  );
  return (ranked.findLast(({ player }) => !had.has(player)) ?? ranked.at(-1))?.player;
}

const keyOf = (one: number, other: number): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;
