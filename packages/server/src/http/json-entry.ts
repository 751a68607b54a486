import type { EnterAnswer } from '@atoll/protocol';
import { matchMaker } from 'colyseus';
import { JSON_FORM } from '../transport/json-frames.ts';
import type { Directory } from '../room/directory.ts';
import { hashToken } from '../match/secrets.ts';
import type { MatchRecord } from '../store/match-store.ts';
import { isUnreachable } from './matchmaking.ts';
import { Refusal } from './refusal.ts';

export interface Entering {
  /** The id of the match. */
  readonly id: string;
  /** Missing for a spectator. */
  readonly token?: string | undefined;
}

/**
 * A place at a table for one connection that speaks JSON; restores the table if necessary. Throws
 * `Refusal` for an unknown match and a token that opens no seat, and as `Directory.ensure`.
 */
export async function enter({ id, token }: Entering, directory: Directory): Promise<EnterAnswer> {
  const match = await directory.find(id);
  if (!match) throw new Refusal(404, 'unknown-match', 'there is no such match');
  if (token !== undefined && !opensSeat(match, token))
    throw new Refusal(401, 'unknown-token', 'this token opens no seat at this table');
  const room = await directory.ensure(id);
  try {
    const reserved = await matchMaker.joinById(room, token === undefined ? {} : { token });
    const { processId, roomId, sessionId, publicAddress } = reserved;
    const host = publicAddress === undefined ? '' : `//${publicAddress}`;
    return { socket: `${host}/${processId}/${roomId}?sessionId=${sessionId}&${JSON_FORM}` };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    throw new Refusal(503, 'unreadable', 'the server that holds the table does not answer');
  }
}

function opensSeat({ table }: MatchRecord, token: string): boolean {
  const tokenHash = hashToken(token);
  if (table.watchingHost?.tokenHash === tokenHash) return true;
  return table.seats.some((seat) => seat.kind === 'person' && seat.tokenHash === tokenHash);
}
