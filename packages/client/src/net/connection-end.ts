import type { Answer } from '@atoll/protocol';
import type { ConnectionStatus } from '../table/session/table-state.ts';
import { ApiError } from './api.ts';
import { JoinDenied, ServerFailed } from './transport.ts';

/** How often a server may answer with an error until that is told. */
export const ERROR_TRIES = 5;

/** How a connection ends. */
export type End = Exclude<ConnectionStatus, 'connecting' | 'live' | 'lost'>;

/** What a connection is while requests have an answer to wait for. */
export const ASKING: readonly ConnectionStatus[] = ['connecting', 'live', 'lost'];

/** The answer to what nobody waits for any more. */
export const LEFT: Answer = { ok: false, reasons: [{ code: 'left' }] };

/** What an error means for the connection; undefined for what passes by itself. */
export function endOf(error: unknown): End | undefined {
  if (error instanceof JoinDenied) return 'removed';
  if (error instanceof ServerFailed) return 'failed';
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return 'missing';
  if (error.code === 'unplayable') return 'unplayable';
  return error.status === 500 ? 'failed' : undefined;
}
