import {
  MOST_TOURNAMENT_BOTS,
  MOST_TOURNAMENT_PLAYERS,
  type TournamentChange,
  type tournamentJoin,
} from '@atoll/protocol';
import type { z } from 'zod';
import type { Tournament, TournamentPlayer } from '../store/tournaments/tournament-store.ts';

/** A changed tournament, or why it may not be changed. */
export type TournamentChanged =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly code: TournamentProblem; readonly message: string };

export type TournamentProblem =
  | 'not-host'
  | 'not-player'
  | 'name-taken'
  | 'full'
  | 'started'
  | 'over'
  | 'too-few'
  | 'unknown-bot'
  | 'no-such-player'
  | 'too-many-bots';

export interface TournamentAsker {
  /** The hash of the token of the request. */
  readonly tokenHash: string;
  /** The ids of the bots that may play. */
  readonly bots: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The players in another order, by chance. */
  readonly shuffled: (players: readonly TournamentPlayer[]) => readonly TournamentPlayer[];
}

/**
 * Adds a person, or a program that plays like one. A token that has a player stays with it, so that
 * a request whose answer was lost can be sent again; before the first round the player gets the
 * name.
 */
export function withPlayer(
  tournament: Tournament,
  { name, program }: z.output<typeof tournamentJoin>,
  tokenHash: string,
): TournamentChanged {
  const { players, startedAt, endedAt } = tournament;
  const own = players.findIndex((player) => player.tokenHash === tokenHash);
  const isFixed = startedAt > 0 || endedAt > 0;
  if (own >= 0 && isFixed) return changed(tournament);
  if (players.some((other, at) => at !== own && other.kind !== 'bot' && other.name === name))
    return refuse('name-taken', `a player of this tournament is called "${name}"; take another`);
  const player: TournamentPlayer = {
    ...{ name, kind: program ? 'program' : 'person' },
    ...{ bot: '', tokenHash, left: false },
  };
  if (own < 0) return added(tournament, player);
  return changed({ ...tournament, players: players.with(own, player) });
}

/** Carries out a request of the host or of a player. All permissions are decided here. */
export function changeTournament(
  tournament: Tournament,
  request: TournamentChange,
  asker: TournamentAsker,
): TournamentChanged {
  const { players, hostHash, startedAt, endedAt } = tournament;
  const { tokenHash, at } = asker;
  if (endedAt > 0) return refuse('over', 'the tournament is over');
  if (request.do === 'leave') {
    const own = players.findIndex((player) => player.tokenHash === tokenHash);
    if (own < 0) return refuse('not-player', 'the sender is no player of this tournament');
    return changed(without(tournament, own));
  }
  if (tokenHash !== hostHash)
    return refuse('not-host', 'only the host of the tournament may change it');
  if (request.do === 'cancel') return changed({ ...tournament, endedAt: at, cancelled: true });
  if (request.do === 'remove')
    return players[request.player]?.name === request.name
      ? changed(without(tournament, request.player))
      : refuse(
          'no-such-player',
          `player ${request.player} is not called "${request.name}"; ask for the players again`,
        );
  if (startedAt > 0) return refuse('started', 'the tournament has begun');
  if (request.do === 'bot') {
    const { bot } = request;
    if (!asker.bots.includes(bot))
      return refuse('unknown-bot', `no bot is called "${bot}"; there are ${asker.bots.join(', ')}`);
    if (players.filter(({ kind }) => kind === 'bot').length >= MOST_TOURNAMENT_BOTS)
      return refuse('too-many-bots', `a tournament has at most ${MOST_TOURNAMENT_BOTS} bots`);
    return added(tournament, { name: bot, kind: 'bot', bot, tokenHash: '', left: false });
  }
  if (players.length < 2)
    return refuse('too-few', `a tournament has at least 2 players, not ${players.length}`);
  return changed({ ...tournament, players: asker.shuffled(players), startedAt: at });
}

function added(tournament: Tournament, player: TournamentPlayer): TournamentChanged {
  const { players, startedAt, endedAt } = tournament;
  if (endedAt > 0) return refuse('over', 'the tournament is over');
  if (startedAt > 0)
    return refuse('started', 'the tournament has begun, and takes no more players');
  if (players.length >= MOST_TOURNAMENT_PLAYERS)
    return refuse('full', `the tournament has all of its ${MOST_TOURNAMENT_PLAYERS} players`);
  return changed({ ...tournament, players: [...players, player] });
}

/** Before the first round the player goes without a trace, later the results stay. */
function without(tournament: Tournament, player: number): Tournament {
  const { players, startedAt } = tournament;
  return {
    ...tournament,
    players:
      startedAt === 0
        ? players.filter((_, number) => number !== player)
        : players.map((known, number) => (number === player ? { ...known, left: true } : known)),
  };
}

const changed = (tournament: Tournament): TournamentChanged => ({ ok: true, tournament });

const refuse = (code: TournamentProblem, message: string): TournamentChanged => ({
  ok: false,
  code,
  message,
});
