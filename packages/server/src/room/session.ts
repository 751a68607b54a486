import type { Seat } from '@atoll/engine';
import { type JoinAttempt, NO_PROMPT } from '@atoll/protocol';
import { ServerError } from 'colyseus';
import type { MatchHost } from '../match/match-host.ts';
import type { ReadonlyMatchState } from '../match/match-state.ts';
import { Throttle } from '../limits/throttle.ts';
import { intakeOf } from '../transport/intake.ts';
import { speaksJson } from '../transport/json-frames.ts';
import type { Credentials, Session, TableClient } from './request-handler.ts';

/** The session of a connection that takes this seat, or watches (-1). */
export function beginSession(
  { auth, ref }: Pick<TableClient, 'auth' | 'ref'>,
  seat: Seat,
): Session {
  const { attempt, compact, from, address } = auth as Credentials;
  return {
    seat,
    throttle: new Throttle(() => performance.now()),
    intake: intakeOf(ref),
    from,
    address,
    attempt,
    form: speaksJson(ref) ? 'json' : compact ? 'compact' : 'plain',
    lastPrivateView: '',
    lastPrompt: NO_PROMPT,
  };
}

/**
 * Ends a connection to a seat: its waiting requests must not act for the next person in the seat.
 */
export function unseat(client: TableClient, code: number): void {
  if (client.userData) client.userData.seat = -1;
  delete client.userData;
  client.leave(code);
}

/** The seat of a connection; -1 for a spectator. */
export function seatOf(client: TableClient): Seat {
  return client.userData?.seat ?? -1;
}

/** Spectators may see a match later than its players. */
export type Audience = 'seated' | 'watching';

/** The audience that a connection belongs to; undefined while it is being closed. */
export function audienceOf({ userData }: TableClient): Audience | undefined {
  return userData && (userData.seat < 0 ? 'watching' : 'seated');
}

/**
 * Refuses a token that opens no seat: for good only if no other server has issued it meanwhile.
 * Rejects with 401, with 410 when the others gave the seat to another person, or with 503 when the
 * client may try again.
 */
export async function refuseEntry(
  host: Pick<MatchHost, 'verify' | 'state'>,
  tokenHash: string,
): Promise<never> {
  await host.verify().catch((error: unknown) => {
    throw new ServerError(503, 'another server may hold this table; come again', { cause: error });
  });
  const wasSeated = host.state.record.table.seats.some(({ former = [] }) =>
    former.some((person) => person.tokenHash === tokenHash),
  );
  if (wasSeated)
    throw new ServerError(410, 'the others gave this seat to another person; you may watch');
  throw new ServerError(401, 'this token opens no seat at this table');
}

/** Whether the connected session is a later attempt of the joining client. */
export function isNewer(here: JoinAttempt | undefined, comes: JoinAttempt | undefined): boolean {
  return here !== undefined && here.by === comes?.by && here.number > comes.number;
}

/** The private view for this connection's next message; empty if it is the same as the last one. */
export function privateNews(
  { userData }: TableClient,
  state: Pick<ReadonlyMatchState, 'privatelyFor'>,
): { readonly privateView?: unknown } {
  if (!userData) return {};
  const news = state.privatelyFor(userData.seat);
  const text = JSON.stringify(news.privateView) ?? '';
  if (text === userData.lastPrivateView) return {};
  userData.lastPrivateView = text;
  return news;
}
