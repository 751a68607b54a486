import type { Seat } from '@atoll/engine';
import { type JoinAttempt, NO_PROMPT } from '@atoll/protocol';
import { ServerError } from 'colyseus';
import type { MatchHost } from '../match/match-host.ts';
import { Throttle } from '../limits/throttle.ts';
import { intakeOf } from '../transport/intake.ts';
import { speaksJson } from '../transport/json-frames.ts';
import type { Credentials, Session, TableClient } from './request-handler.ts';

/** What is known of a connection that takes this seat, or watches (-1). */
export function beginSession({ auth, ref }: TableClient, seat: Seat): Session {
  const { attempt, compact, from, address } = auth as Credentials;
  return {
    seat,
    throttle: new Throttle(() => performance.now()),
    intake: intakeOf(ref),
    from,
    address,
    attempt,
    compact,
    json: speaksJson(ref),
    lastPrivateView: '',
    lastPrompt: NO_PROMPT,
  };
}

/**
 * Ends a connection to a seat: its requests that still wait for their turn must not speak for
 * whoever sits there next.
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

/**
 * Refuses a token that opens no seat: for good only if no other server gave it one meanwhile.
 * Rejects with 401, or with 503 for whoever may come again.
 */
export async function refuseEntry(host: MatchHost): Promise<never> {
  await host.verify().catch((error: unknown) => {
    throw new ServerError(503, 'another server may hold this table; come again', { cause: error });
  });
  throw new ServerError(401, 'this token opens no seat at this table');
}

/** Whether the one that is here is a later try of the client that comes. */
export function isNewer(here: JoinAttempt | undefined, comes: JoinAttempt | undefined): boolean {
  return here !== undefined && here.by === comes?.by && here.number > comes.number;
}

/**
 * What only this connection may know, to go with its next message; nothing where it was told the
 * same last.
 */
export function privateNews(
  { userData }: TableClient,
  host: MatchHost,
): { readonly privateView?: unknown } {
  if (!userData) return {};
  const news = host.privatelyFor(userData.seat);
  const text = JSON.stringify(news.privateView) ?? '';
  if (text === userData.lastPrivateView) return {};
  userData.lastPrivateView = text;
  return news;
}
