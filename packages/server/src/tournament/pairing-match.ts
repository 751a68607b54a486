import type { MatchRecord } from '../store/match-store.ts';
import { newCode, newSeed } from '../match/secrets.ts';
import { OPEN_SEAT } from '../match/table.ts';
import type { MatchPairing, Tournament } from '../store/tournaments/tournament-store.ts';

/** How long a bot waits before it acts, in ms; without a person at the table it need not wait. */
const PACE = { people: 700, bots: 0 };

/**
 * The record of the match of a pairing, which begins at once. It lies open to everybody with its
 * id, but has no hints, and a player opens the own seat with the token of the tournament.
 */
export function pairingMatch(
  { id, gameId, options, clock, players }: Tournament,
  { matchId, players: seated }: MatchPairing,
  { gameVersion, at }: { readonly gameVersion: number; readonly at: number },
): MatchRecord {
  const seats = seated.map((number) => {
    const player = players[number];
    if (!player || player.kind === 'bot') {
      const bot = player?.bot ?? '';
      return { ...OPEN_SEAT, name: bot, kind: 'bot' as const, bot, share: '' };
    }
    const { name, tokenHash, kind } = player;
    const program = kind === 'program';
    return { ...OPEN_SEAT, name, kind: 'person' as const, tokenHash, share: '', program };
  });
  const first = seats.findIndex(({ kind }) => kind === 'person');
  const host = Math.max(0, first);
  return {
    ...{ matchId, code: newCode(), gameId, seed: newSeed(), createdAt: at, tournament: id },
    table: {
      ...{ gameVersion, access: 'private', options, host },
      // Nobody but the two players writes at the table.
      seats: seats.map((seat, at) => (at === host ? { ...seat, silencesWatchers: true } : seat)),
      ...{ pace: first < 0 ? PACE.bots : PACE.people, hints: false },
      ...{ startedAt: at, endedAt: 0, clock: { terms: clock } },
    },
  };
}
