import type { Reason } from '@atoll/engine';
import { z } from 'zod';
import { seatTokenSchema } from './answers.ts';
import type { SaidAnswer } from './chat.ts';
import type { ReportedMessage, SaidMessage, UnsaidMessage } from './said.ts';
import type { Answer, StepMessage, WelcomeMessage } from './room.ts';
import type { TableData } from './table-state.ts';

/**
 * POST /api/matches/:id/enter: reserves one WebSocket that carries the table's messages and
 * requests as JSON; with a token for its seat, without one for a spectator. The reservation lasts a
 * few seconds. Answer: `enterAnswer`.
 */
export const enterRequest = z.strictObject({ token: seatTokenSchema.optional() });

export interface EnterAnswer {
  /** Where to connect, relative to the address of the server and with ws for http. */
  readonly socket: string;
}

/** A text sent by a client: a request at the table, with the names of `docs/protocol.md`. */
export const jsonRequest = z.strictObject({
  request: z.string().regex(/^[a-z]{1,40}$/),
  /** Repeated in the answer. */
  n: z.int().min(0).max(0xffff_ffff),
  body: z.unknown().optional(),
});
export type JsonRequest = z.infer<typeof jsonRequest>;

/** A text sent by the server. */
export type JsonMessage =
  | ({ readonly type: 'welcome'; readonly table: TableData<unknown> } & WelcomeMessage)
  /** The state of the table, complete, sent after every change. */
  | { readonly type: 'table'; readonly table: TableData<unknown> }
  | ({ readonly type: 'step' } & StepMessage)
  | ({ readonly type: 'said' } & SaidMessage)
  | ({ readonly type: 'unsaid' } & UnsaidMessage)
  | ({ readonly type: 'reported' } & ReportedMessage)
  /** The answer to request `n`: `Answer`, or the answer of `history`, `moments` or `said`. */
  | ({ readonly type: 'answer'; readonly n: number } & (
      | Answer
      | SaidAnswer
      | { readonly ok: false; readonly reasons: readonly Reason[] }
    ))
  /** The fault of a received text; the connection closes after it. */
  | { readonly type: 'error'; readonly message: string; readonly code?: number };
