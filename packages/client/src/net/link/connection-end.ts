import type { Answer } from '@atoll/protocol';
import type { ConnectionStatus } from '@atoll/table-kit/table/session/table-state.ts';
import { ApiError } from '../api.ts';
import { JoinDenied, SeatGiven, ServerFailed } from './transport.ts';

/** How many errors of a server are tolerated before the failure is reported. */
export const ERROR_TRIES = 5;

/** How a connection ends. */
export type End = Exclude<ConnectionStatus, 'connecting' | 'live' | 'lost'>;

/** The statuses in which a request still waits for an answer. */
export const ASKING: readonly ConnectionStatus[] = ['connecting', 'live', 'lost'];

/** The answer to requests that no caller waits for any more. */
export const LEFT: Answer = { ok: false, reasons: [{ code: 'left' }] };

/** The end that an error means; undefined for a temporary error. */
export function endOf(error: unknown): End | undefined {
  if (error instanceof JoinDenied) return 'removed';
  if (error instanceof SeatGiven) return 'given';
  if (error instanceof ServerFailed) return 'failed';
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return 'missing';
  if (error.code === 'unplayable') return 'unplayable';
  return error.status === 500 ? 'failed' : undefined;
}
