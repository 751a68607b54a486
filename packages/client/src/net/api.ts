import type {
  CreateRequest,
  JoinRequest,
  SeatedMatch,
  SeatedRequest,
  SeatGrant,
  TableSummary,
} from '@atoll/protocol';
import { hedgedRequest } from './link/hedged-request.ts';
import {
  readEnsured,
  readGrant,
  readRefusal,
  readSeated,
  readSummary,
  readTables,
  type Read,
} from './read.ts';

/** The server refused. `code` is stable; `watch` names the match when it can still be watched. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly watch: string | undefined;

  constructor(
    status: number,
    body: { readonly code: string; readonly message: string; readonly watch?: string | undefined },
  ) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.watch = body.watch;
  }
}

/** No answer, or one in an unknown format. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Sends a request. Throws `ApiError` on a refusal, `Unreachable` without an answer. */
async function send(path: string, { method, body, signal }: Call): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      signal: signal ?? AbortSignal.timeout(15_000),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (error) {
    throw new Unreachable(`${method} ${path} has no answer`, { cause: error });
  }
  if (response.ok) return text;
  const refusal = readRefusal(parsed(text));
  if (refusal) throw new ApiError(response.status, refusal.error);
  throw new Unreachable(`${method} ${path} answered ${response.status}`);
}

/** Undefined when the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request whose answer has a known shape. Throws as `send`. */
export async function call<T>(path: string, read: Read<T>, request: Call): Promise<T> {
  const answer = read(parsed(await send(path, request)));
  if (answer === undefined)
    throw new Unreachable(`${request.method} ${path} answered in another shape`);
  return answer;
}

/** The path of the file of a finished match. */
export const fileAddress = (matchId: string): string => `/api/matches/${matchId}/file`;

/** The file of a finished match. */
export const fetchMatchFile = (matchId: string): Promise<string> =>
  send(fileAddress(matchId), { method: 'GET' });

/** Opens a table; the caller sits in seat 0 and is its host. */
export const createTable = (body: CreateRequest): Promise<SeatGrant> =>
  call('/api/matches', readGrant, { method: 'POST', body });

/** Takes the first open seat of the table with this code. */
export const joinTable = (body: JoinRequest): Promise<SeatGrant> =>
  call('/api/join', readGrant, { method: 'POST', body });

/** The summary of the table with this code. */
export const readInvite = (code: string): Promise<TableSummary> =>
  call(`/api/invites/${encodeURIComponent(code)}`, readSummary, { method: 'GET' });

/** The public tables, waiting or being played, for a player if one is known. */
export const listTables = async (
  player: string | undefined,
  signal: AbortSignal,
): Promise<readonly TableSummary[]> =>
  (player === undefined
    ? await call('/api/matches', readTables, { method: 'GET', signal })
    : await call('/api/tables', readTables, { method: 'POST', body: { player }, signal })
  ).tables;

/**
 * The states of the matches in which this browser holds seats; matches that the server does not
 * know are left out.
 */
export const askSeated = async (
  seats: SeatedRequest['seats'],
  signal: AbortSignal,
): Promise<readonly SeatedMatch[]> =>
  (await call('/api/seats', readSeated, { method: 'POST', body: { seats }, signal })).matches;

/**
 * How long a server may take to open a table, in ms. Then the request is sent again, which may
 * reach another server.
 */
const ENSURE_TIMEOUT_MS = 5_000;
/** A second request is sent after so many ms without an answer. */
const ENSURE_AGAIN = 700;

/**
 * Makes the match exist on a server and resolves to its room; `origin` is the server to ask, by
 * default the page's own.
 */
export const ensureTable = (matchId: string, origin = ''): Promise<string> =>
  hedgedRequest(async () => {
    const path = `${origin}/api/matches/${encodeURIComponent(matchId)}/ensure`;
    return (
      await call(path, readEnsured, {
        method: 'POST',
        body: {},
        signal: AbortSignal.timeout(ENSURE_TIMEOUT_MS),
      })
    ).roomId;
  }, ENSURE_AGAIN);
