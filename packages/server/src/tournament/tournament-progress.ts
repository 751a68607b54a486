import type { PairingResult } from '@atoll/protocol';
import { nextRound } from './next-round.ts';
import type { MatchPairing, Pairing, Tournament } from '../store/tournaments/tournament-store.ts';
import type { Meeting } from './tournament.ts';

export interface ProgressParts {
  /** The id of a new match. */
  readonly newMatchId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A player of a knock-out match has to win: so often the two meet until the seeding decides. */
const MOST_DRAWN = 3;

/**
 * The tournament with the next round once all matches of the last one have a result, or ended after
 * the last one; otherwise unchanged.
 */
export function progressed(tournament: Tournament, parts: ProgressParts): Tournament {
  let current = tournament;
  while (current.startedAt > 0 && current.endedAt === 0 && !hasOpen(current)) {
    const round = nextRound(current);
    current = round
      ? { ...current, rounds: [...current.rounds, round.map((each) => withId(each, parts))] }
      : { ...current, endedAt: parts.now() };
  }
  return current;
}

/** The matches that are played now. */
export const openMatches = ({ rounds, endedAt }: Tournament): readonly MatchPairing[] =>
  endedAt > 0 ? [] : (rounds.at(-1) ?? []).filter(isOpen);

/**
 * The tournament with the result of an open match. After a draw in a knock-out tournament the two
 * meet again in swapped seats; after the third one the player of the lower number goes on.
 */
export function withResult(
  tournament: Tournament,
  { matchId, result }: { readonly matchId: string; readonly result: PairingResult },
  parts: ProgressParts,
): Tournament {
  return withMatch(tournament, matchId, (pairing) => {
    if (tournament.format !== 'knock-out' || result !== 'draw') return { ...pairing, result };
    const [one, other] = pairing.players;
    if (pairing.drawn.length + 1 >= MOST_DRAWN)
      return { ...pairing, result: one < other ? 'first' : 'second' };
    const drawn = [...pairing.drawn, matchId];
    return { ...anew(pairing, parts), players: [other, one], drawn };
  });
}

/** The tournament once an open match was seen in the store. */
export const withBegun = (tournament: Tournament, matchId: string): Tournament =>
  withMatch(tournament, matchId, (pairing) => ({ ...pairing, begun: true }));

/** The tournament with a draw in place of an open match that was deleted before its end. */
export function withDeleted(
  tournament: Tournament,
  matchId: string,
  parts: ProgressParts,
): Tournament {
  const marked = withMatch(tournament, matchId, (pairing) => ({
    ...pairing,
    deleted: [...(pairing.deleted ?? []), matchId],
  }));
  return withResult(marked, { matchId, result: 'draw' }, parts);
}

/** The tournament with a new match in place of an open one that cannot be played to its end. */
export const withNewMatch = (
  tournament: Tournament,
  matchId: string,
  parts: ProgressParts,
): Tournament => withMatch(tournament, matchId, (pairing) => anew(pairing, parts));

/** The running tournament, ended because nothing has happened in it for long. */
export const withQuietEnd = (tournament: Tournament, { now }: ProgressParts): Tournament => ({
  ...tournament,
  ...{ endedAt: now(), cancelled: true, quiet: true },
});

/** The pairing with another match, which does not exist yet. */
function anew({ begun: _, ...pairing }: MatchPairing, { newMatchId }: ProgressParts): MatchPairing {
  return { ...pairing, matchId: newMatchId() };
}

function withMatch(
  tournament: Tournament,
  matchId: string,
  change: (pairing: MatchPairing) => MatchPairing,
): Tournament {
  const rounds = tournament.rounds.map((round) =>
    round.map((pairing) =>
      isOpen(pairing) && pairing.matchId === matchId ? change(pairing) : pairing,
    ),
  );
  return { ...tournament, rounds };
}

const isOpen = (pairing: Pairing): pairing is MatchPairing =>
  pairing.kind === 'match' && pairing.result === undefined;

const hasOpen = (tournament: Tournament): boolean => openMatches(tournament).length > 0;

const withId = (meeting: Meeting, { newMatchId }: ProgressParts): Pairing =>
  meeting.kind === 'bye' ? meeting : { ...meeting, matchId: newMatchId(), drawn: [] };
