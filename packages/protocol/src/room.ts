import { SHARE, type Reason, type Seat } from '@atoll/engine';
import { z } from 'zod';
import { seatTokenSchema } from './answers.ts';
import type { CompactKey } from './dictionary.ts';
import type { ReportedMessage, SaidMessage } from './said.ts';
import type { Prompt } from './prompt.ts';
import { clockSchema, timeUpSchema } from './clock.ts';
import { accessSchema, nameSchema } from './http.ts';

const shareSchema = z.string().regex(SHARE);

/**
 * Identifies an attempt of a client to join a table. The client makes `by`, unique for each page or
 * program. An attempt may reach the server after a later one of the same client: it must not take
 * the seat from the later one.
 */
const joinAttempt = z.strictObject({ by: z.string().min(8).max(40), number: z.int().min(1) });
export type JoinAttempt = z.infer<typeof joinAttempt>;

/** Options of joinById: with a token for its seat, without one for a spectator. */
export const joinOptions = z.strictObject({
  token: seatTokenSchema.optional(),
  attempt: joinAttempt.optional(),
  /** The compact form of state and steps: `CompactStep`. */
  compact: z.literal(true).optional(),
});
export type JoinOptions = z.infer<typeof joinOptions>;

/**
 * An action. The client makes `id`, unique in its match: a repeated id gets the first answer again.
 * `basedOn` is the number of the answered question; another number is refused as stale.
 */
export const submitRequest = z.strictObject({
  id: z.string().min(8).max(40),
  basedOn: z.int().min(0),
  action: z.unknown(),
});
export type SubmitRequest = z.infer<typeof submitRequest>;

/**
 * Takes back the seat's own steps from log entry `from` on, and the answers of bots to them;
 * without `from`, the steps of the half-answered question, or else the last turn. Refused with
 * `nothing-to-undo`, `undo-out-of-reach`, `undo-too-often` or `undo-log-full`.
 */
export const undoRequest = z.strictObject({
  id: z.string().min(8).max(40),
  basedOn: z.int().min(0),
  from: z.int().min(1).optional(),
});
export type UndoRequestMessage = z.infer<typeof undoRequest>;

/**
 * Changes of the host before the match, changes of a sender to the own seat, and bots that play on
 * for a person during the match.
 */
export const seatRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('bot'), seat: z.int().min(0), bot: z.string().max(40) }),
  z.strictObject({ do: z.literal('open'), seat: z.int().min(0) }),
  z.strictObject({ do: z.literal('rename'), name: nameSchema }),
  z.strictObject({ do: z.literal('access'), access: accessSchema }),
  z.strictObject({ do: z.literal('options'), options: z.record(z.string(), z.unknown()) }),
  /** Whether people may ask a bot for hints; fixed when the match starts. */
  z.strictObject({ do: z.literal('hints'), hints: z.boolean() }),
  /** The time of people, and what happens when it is up; fixed when the match starts. */
  z.strictObject({ do: z.literal('clock'), clock: clockSchema }),
  /**
   * Decides about another person's seat whose time is up, at a table where the others decide: it
   * gets a little more time, a bot plays on for it, or the match ends as if it had conceded. One
   * vote decides, except for the end, which all other people who play have to want.
   */
  z.strictObject({ do: z.literal('timeUp'), seat: z.int().min(0), then: timeUpSchema }),
  /** The delay of a bot before it acts, in ms. */
  z.strictObject({ do: z.literal('pace'), pace: z.int().min(0).max(5000) }),
  /**
   * A bot plays on for the person of this seat: for the sender's own seat at any time, for another
   * seat if the sender alone decides, under the conditions of `standInRequest`.
   */
  z.strictObject({ do: z.literal('handOver'), seat: z.int().min(0), bot: z.string().max(40) }),
  /**
   * Replaces the token of the sender's seat by this one, which the sender made (192 random bits).
   */
  z.strictObject({ do: z.literal('token'), token: seatTokenSchema }),
  /** The share of the sender's seat in the seed of the match: once, before the match starts. */
  z.strictObject({ do: z.literal('share'), share: shareSchema }),
  /** Whether spectators may talk; for the host. */
  z.strictObject({ do: z.literal('watchers'), may: z.enum(['talk', 'listen']) }),
  /** Whether people may send free text besides phrases; for the host. */
  z.strictObject({ do: z.literal('talk'), may: z.enum(['phrases', 'text']) }),
  /**
   * The delay of the match for spectators in turns, the running one counted; 0 for none. Fixed when
   * the match starts.
   */
  z.strictObject({ do: z.literal('behind'), turns: z.int().min(0).max(20) }),
  /** Whether a program plays the sender's seat; everybody at the table sees this. */
  z.strictObject({ do: z.literal('program'), program: z.boolean() }),
  /** The sender plays the own seat again; the substitute bot stops at once. */
  z.strictObject({ do: z.literal('takeBack') }),
]);
export type SeatRequest = z.infer<typeof seatRequest>;

/**
 * The sender concedes. The match is over if it has two seats, or if only bots would play on;
 * otherwise the bot of this id plays the seat to the end, unless a bot plays it already. Repeating
 * the request is no error.
 */
export const concedeRequest = z.strictObject({ bot: z.string().max(40) });
export type ConcedeMessage = z.infer<typeof concedeRequest>;

/**
 * Takes back a decision after which something was drawn or revealed, if all other people agree.
 * `entry` is the log entry with which the decision started, that is `settled` of the asker's
 * prompt. A decision is asked about once; a request ends with the first refusal, when its asker
 * withdraws it, and whenever a seat decides something. Alone with bots, `ask` takes back at once.
 * Repeating an agreement, refusal or withdrawal is no error.
 */
export const revertRequest = z.strictObject({
  do: z.enum(['ask', 'withdraw', 'agree', 'refuse']),
  entry: z.int().min(1),
});
export type RevertMessage = z.infer<typeof revertRequest>;

/**
 * Proposes that a bot plays on for the absent person of this seat. Allowed once the match has
 * waited for that person long enough; decided by more than half of the people who play and are
 * present; a single remaining person decides alone. The proposer agrees. A refused proposal is not
 * repeated for a few minutes. Repeating an agreement, refusal or withdrawal is no error.
 */
export const standInRequest = z.strictObject({
  do: z.enum(['propose', 'agree', 'refuse', 'withdraw']),
  seat: z.int().min(0),
});
export type StandInMessage = z.infer<typeof standInRequest>;

/**
 * After the match: whether the sender wants to play again at this table, or, for the host, that it
 * goes on without the people who have not agreed. Once every person has agreed, the next match
 * starts by itself; bots always agree.
 */
export const rematchRequest = z.strictObject({
  do: z.enum(['agree', 'withdraw', 'goOn']),
  /** The share of the sender's seat in the seed of that match. */
  share: shareSchema.optional(),
});
export type RematchRequest = z.infer<typeof rematchRequest>;

/**
 * The filtered events since log entry `from` (1 is the first), for the log panel after a reload.
 */
export const historyRequest = z.strictObject({ from: z.int().min(1) });

/**
 * A refused action returns the current prompt, so that a stale client can retry without waiting for
 * a step.
 */
export type Answer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly reasons: readonly Reason[]; readonly prompt?: Prompt };
export type HistoryAnswer =
  | { readonly ok: true; readonly steps: readonly HistoryStep[]; readonly privateView?: unknown }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
/** An action that still counts, that is, was not taken back. */
export interface HistoryStep<E = unknown> {
  readonly seq: number;
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly E[];
  /**
   * No seat alone can take back this step or any step before it: it drew or revealed something, or
   * ended the match.
   */
  readonly sealed: boolean;
  /**
   * The first log entry that was taken back with everybody's consent; omitted for any other step.
   */
  readonly undone?: number;
  /** A bot decided this action for the person of the seat; omitted for any other step. */
  readonly byBot?: true;
}

/**
 * The server's numbered message 'step': one for every accepted action, to every client, after the
 * state patch of the same `seq`. A client whose own `seq` is not `after` has missed something and
 * requests the history.
 */
export interface StepMessage<E = unknown, A = unknown, P = unknown> {
  /** The length of the log after this action; a checkpoint in the log has its own number. */
  readonly seq: number;
  /** The length of the log before it. */
  readonly after: number;
  /** The seat that acted, or -1. */
  readonly seat: number;
  readonly at: number;
  /** The id of this action, for the client that made it; '' for all others. */
  readonly id: string;
  readonly events: readonly E[];
  /**
   * No seat alone can take back this step or any step before it: it drew or revealed something, or
   * ended the match.
   */
  readonly sealed: boolean;
  /**
   * The first log entry that was taken back, or 0. If the step is sealed, it was taken back with
   * everybody's consent: then the step stays in the history itself.
   */
  readonly undone: number;
  /** A bot decided this action for the person of the seat; omitted for any other step. */
  readonly byBot?: true;
  readonly prompt: Prompt<A>;
  /**
   * The private view of your seat, complete; omitted when unchanged since it was last sent, and in
   * a game without secrets.
   */
  readonly privateView?: P;
}

/**
 * The server's message 'welcome', first after joining: your seat at this table and your prompt. It
 * is sent again, and replaces the earlier one, when the match starts (open seats are dropped then,
 * and your seat may get another number), and when a bot starts or stops playing for you.
 */
export interface WelcomeMessage {
  /** Your seat, or -1 for a spectator. */
  readonly seat: number;
  readonly host: boolean;
  readonly seq: number;
  readonly prompt: Prompt;
  /**
   * The private view of your seat; omitted for a spectator, before the match, and in a game without
   * secrets.
   */
  readonly privateView?: unknown;
  /**
   * The code that invites others to this table, to be read out to them; '' for a spectator, since a
   * spectator may not invite players.
   */
  readonly code: string;
  /** The same for links, which lead to the table as long as it exists; '' for a spectator. */
  readonly longCode: string;
  /** The newest `SAID_PAGE` chat lines, oldest first; omitted when there are none. */
  readonly said?: readonly SaidMessage[];
  /**
   * For the host: the newest `SAID_PAGE` reported lines of others, oldest first; omitted when there
   * are none.
   */
  readonly reported?: readonly ReportedMessage[];
  /** The clock of the server, in ms since 1970. */
  readonly now?: number;
  /** For a client that joined with `compact`. */
  readonly compact?: CompactKey;
}
