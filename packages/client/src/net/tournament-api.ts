import { fieldsOf } from '@atoll/engine';
import {
  type ClockChoice,
  SEAT_TOKEN,
  type TournamentChange,
  type TournamentGrant,
  type TournamentJoin,
  type TournamentPairing,
  type TournamentRequest,
  type TournamentStanding,
  type TournamentView,
} from '@atoll/protocol';
import { call } from './api.ts';
import {
  flag,
  like,
  listOf,
  matchId,
  number,
  oneOf,
  type Read,
  record,
  text,
  whole,
} from './read.ts';

const either =
  <T>(...reads: readonly Read<T>[]): Read<T> =>
  (data) => {
    for (const read of reads) {
      const found = read(data);
      if (found !== undefined) return found;
    }
    return undefined;
  };

const yes: Read<true> = (data) => (data === true ? data : undefined);
const atZero = oneOf('bot', 'others', 'loss');
const clock = either<ClockChoice>(
  record<Extract<ClockChoice, { kind: 'none' }>>({ kind: oneOf('none') }),
  record<Extract<ClockChoice, { kind: 'bank' }>>({
    ...{ kind: oneOf('bank'), minutes: whole, seconds: whole, atZero },
  }),
  record<Extract<ClockChoice, { kind: 'days' }>>({ kind: oneOf('days'), days: whole, atZero }),
);

const twoPlayers: Read<[number, number]> = (data) => {
  const [first, second, ...more] = listOf(whole)(data) ?? [];
  const isPair = first !== undefined && second !== undefined && more.length === 0;
  return isPair ? [first, second] : undefined;
};

const pairing = either<TournamentPairing>(
  record<Extract<TournamentPairing, { kind: 'bye' }>>({ kind: oneOf('bye'), player: whole }),
  record<Extract<TournamentPairing, { kind: 'match' }>>(
    {
      ...{ kind: oneOf('match'), players: twoPlayers, matchId, drawn: listOf(matchId) },
      result: oneOf('first', 'second', 'draw', 'none'),
      deleted: listOf(matchId),
    },
    ['result', 'deleted'],
  ),
);

const options: Read<Record<string, unknown>> = (data) =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
    ? { ...fieldsOf(data) }
    : undefined;

export const readTournamentGrant = record<TournamentGrant>({
  id: matchId,
  token: like(SEAT_TOKEN),
});

export const readTournamentView = record<TournamentView>(
  {
    ...{ id: matchId, game: text, options, title: text, clock, planned: whole, host: flag },
    format: oneOf('round-robin', 'swiss', 'knock-out'),
    state: oneOf('open', 'playing', 'over', 'cancelled'),
    players: listOf(
      record<TournamentView['players'][number]>({
        ...{ name: text, kind: oneOf('person', 'program', 'bot'), bot: text, left: flag },
      }),
    ),
    rounds: listOf(listOf(pairing)),
    standings: listOf(
      record<TournamentStanding>({
        ...{ place: whole, player: whole, points: number, wins: whole, draws: whole },
        ...{ losses: whole, opponents: number, beaten: number },
      }),
    ),
    own: whole,
    quiet: yes,
  },
  ['own', 'quiet'],
);

/** Opens a tournament. Throws as other requests. */
export const createTournament = (body: TournamentRequest): Promise<TournamentGrant> =>
  call('/api/tournaments', readTournamentGrant, { method: 'POST', body });

/** Becomes a player of a tournament; a request with the same token may be sent again. */
export const joinTournament = (id: string, body: TournamentJoin): Promise<TournamentGrant> =>
  call(`/api/tournaments/${id}/join`, readTournamentGrant, { method: 'POST', body });

/** A tournament as the holder of a token may see it. */
export const askTournament = (id: string, token: string | undefined): Promise<TournamentView> =>
  call(`/api/tournaments/${id}`, readTournamentView, {
    method: 'POST',
    body: token === undefined ? {} : { token },
  });

/** Sends a request of the host or of a player. */
export const changeTournament = (id: string, body: TournamentChange): Promise<TournamentView> =>
  call(`/api/tournaments/${id}/change`, readTournamentView, { method: 'POST', body });
