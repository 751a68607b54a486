import { knockOutRound } from './knock-out-round.ts';
import { roundRobinRound } from './round-robin-round.ts';
import { swissRound } from './swiss-round.ts';
import type { Tournament } from '../store/tournaments/tournament-store.ts';
import { type Meeting, plannedRounds } from './tournament.ts';

/**
 * The pairings of the next round; undefined if the tournament is over, because all rounds were
 * played or fewer than two players are left. Call once all matches of the last round have a result.
 * A player who meets one who left has a bye.
 */
export function nextRound(tournament: Tournament): readonly Meeting[] | undefined {
  const { format, players, rounds } = tournament;
  if (rounds.length >= plannedRounds(tournament)) return undefined;
  if (players.filter(({ left }) => !left).length < 2) return undefined;
  if (format === 'swiss') return swissRound(players, rounds);
  const round = (format === 'knock-out' ? knockOutRound : roundRobinRound)(players, rounds);
  return round.flatMap((meeting) => withoutLeft(meeting, tournament));
}

function withoutLeft(meeting: Meeting, { players }: Tournament): readonly Meeting[] {
  if (meeting.kind === 'bye') return players[meeting.player]?.left ? [] : [meeting];
  const [one, other] = meeting.players;
  const here = [one, other].filter((player) => !players[player]?.left);
  if (here.length === 2) return [meeting];
  return here.map((player) => ({ kind: 'bye', player }));
}
