import type { TournamentView } from '@atoll/protocol';
import { standingsOf } from './standings.ts';
import type { Tournament } from '../store/tournaments/tournament-store.ts';
import { plannedRounds } from './tournament.ts';

/** The tournament as the owner of a token may see it; '' for none. */
export function tournamentView(tournament: Tournament, tokenHash: string): TournamentView {
  const { id, gameId: game, options, title, format, clock, players, rounds } = tournament;
  const own = players.findIndex((player) => player.tokenHash === tokenHash && tokenHash !== '');
  return {
    ...{ id, game, options: { ...(options as object) }, title, format, clock },
    state: stateOf(tournament),
    ...(tournament.quiet && { quiet: true }),
    planned: plannedRounds(tournament),
    players: players.map(({ name, kind, bot, left }) => ({ name, kind, bot, left })),
    rounds: rounds.map((round) =>
      round.map((pairing) => {
        if (pairing.kind === 'bye') return pairing;
        const {
          players: [first, second],
          drawn,
          deleted,
          begun: _,
          ...rest
        } = pairing;
        return {
          ...{ ...rest, players: [first, second], drawn: [...drawn] },
          ...(deleted && { deleted: [...deleted] }),
        };
      }),
    ),
    standings: [...standingsOf(tournament)],
    host: tokenHash === tournament.hostHash,
    ...(own < 0 ? {} : { own }),
  };
}

function stateOf({ startedAt, endedAt, cancelled }: Tournament): TournamentView['state'] {
  if (cancelled) return 'cancelled';
  if (endedAt > 0) return 'over';
  return startedAt === 0 ? 'open' : 'playing';
}
