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
 * Which of a client's tries to enter a table this is. `by` is made by the client, another one for
 * each page or program. A try may reach the server after a later one of the same client: it must
 * not take the seat from that.
 */
const joinAttempt = z.strictObject({ by: z.string().min(8).max(40), number: z.int().min(1) });
export type JoinAttempt = z.infer<typeof joinAttempt>;

/** Options of joinById: with a token the seat that it opens, without one a spectator. */
export const joinOptions = z.strictObject({
  token: seatTokenSchema.optional(),
  attempt: joinAttempt.optional(),
  /** The compact form of state and steps: `CompactStep`. */
  compact: z.literal(true).optional(),
});
export type JoinOptions = z.infer<typeof joinOptions>;

/**
 * An action. `id` is made by the client and unique in its match: a repeated id gets the first
 * answer again. `basedOn` is the number of the question that is answered; another number is refused
 * as stale.
 */
export const submitRequest = z.strictObject({
  id: z.string().min(8).max(40),
  basedOn: z.int().min(0),
  action: z.unknown(),
});
export type SubmitRequest = z.infer<typeof submitRequest>;

/**
 * Takes back the seat's own steps from log entry `from` on, and what bots answered to them; without
 * it, those of the question that is half answered, or else the last turn. Refused with
 * `nothing-to-undo`, `undo-out-of-reach`, `undo-too-often` or `undo-log-full`.
 */
export const undoRequest = z.strictObject({
  id: z.string().min(8).max(40),
  basedOn: z.int().min(0),
  from: z.int().min(1).optional(),
});
export type UndoRequestMessage = z.infer<typeof undoRequest>;

/**
 * What the host may change before the match begins, what anybody may change of their own seat, and
 * how a bot plays on for a person while the match runs.
 */
export const seatRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('bot'), seat: z.int().min(0), bot: z.string().max(40) }),
  z.strictObject({ do: z.literal('open'), seat: z.int().min(0) }),
  z.strictObject({ do: z.literal('rename'), name: nameSchema }),
  z.strictObject({ do: z.literal('access'), access: accessSchema }),
  z.strictObject({ do: z.literal('options'), options: z.record(z.string(), z.unknown()) }),
  /** Whether people may ask a bot what it would do; fixed when the match begins. */
  z.strictObject({ do: z.literal('hints'), hints: z.boolean() }),
  /** How much time people have, and what happens when it is up; fixed when the match begins. */
  z.strictObject({ do: z.literal('clock'), clock: clockSchema }),
  /**
   * What becomes of another person's seat whose time is up, at a table where the others decide: it
   * gets a little more, a bot plays on for it, or the match ends as if it had given up. One decides
   * for all, except for the end: all others who play have to want it.
   */
  z.strictObject({ do: z.literal('timeUp'), seat: z.int().min(0), then: timeUpSchema }),
  /** How long a bot waits before it acts, in ms. */
  z.strictObject({ do: z.literal('pace'), pace: z.int().min(0).max(5000) }),
  /**
   * A bot plays on for the person of this seat: the own one at any time; another's where the sender
   * alone decides, under the conditions of `standInRequest`.
   */
  z.strictObject({ do: z.literal('handOver'), seat: z.int().min(0), bot: z.string().max(40) }),
  /**
   * The own seat is opened by this token from now on, which the sender made (192 random bits), and
   * by no other.
   */
  z.strictObject({ do: z.literal('token'), token: seatTokenSchema }),
  /** What the own seat adds to the seed of the match: once, before the match begins. */
  z.strictObject({ do: z.literal('share'), share: shareSchema }),
  /** Whether those who watch may say something; for the host. */
  z.strictObject({ do: z.literal('watchers'), may: z.enum(['talk', 'listen']) }),
  /** Whether people may say texts of their own beside phrases; for the host. */
  z.strictObject({ do: z.literal('talk'), may: z.enum(['phrases', 'text']) }),
  /**
   * How many turns late the match is shown to those who watch, the running one counted; 0 for at
   * once. Fixed when the match begins.
   */
  z.strictObject({ do: z.literal('behind'), turns: z.int().min(0).max(20) }),
  /** Whether a program plays the own seat, which the seat tells everybody. */
  z.strictObject({ do: z.literal('program'), program: z.boolean() }),
  /** The sender plays the own seat again; the bot that stood in stops at once. */
  z.strictObject({ do: z.literal('takeBack') }),
]);
export type SeatRequest = z.infer<typeof seatRequest>;

/**
 * The sender gives up. Between two the match is over, and so it is where nobody else but bots would
 * play on; otherwise the bot of this id plays the seat to the end, unless one plays it already.
 * Asking again is no mistake.
 */
export const concedeRequest = z.strictObject({ bot: z.string().max(40) });
export type ConcedeMessage = z.infer<typeof concedeRequest>;

/**
 * To take back a decision after which something was drawn or revealed, if all others who are
 * people agree. `entry` is the log entry with which the decision began, that is `settled` of the
 * asker's prompt. A decision is asked about once; a request ends with the first refusal, by its
 * asker, and whenever anybody decides something. Alone with bots, `ask` takes back at once. To
 * agree, to refuse or to withdraw again is no mistake.
 */
export const revertRequest = z.strictObject({
  do: z.enum(['ask', 'withdraw', 'agree', 'refuse']),
  entry: z.int().min(1),
});
export type RevertMessage = z.infer<typeof revertRequest>;

/**
 * That a bot plays on for the person of this seat, who is away: proposed once the match has waited
 * for that person long enough, and decided by more than half of the people who play and are there;
 * one who is left decides alone. Who proposes agrees. A refused proposal is not repeated for a few
 * minutes. To agree, to refuse or to withdraw again is no mistake.
 */
export const standInRequest = z.strictObject({
  do: z.enum(['propose', 'agree', 'refuse', 'withdraw']),
  seat: z.int().min(0),
});
export type StandInMessage = z.infer<typeof standInRequest>;

/**
 * After the match: whether the sender wants to play again at this table, or, for the host, that it
 * goes on without those who have not said so. Once every person agreed, the next match begins by
 * itself; bots always agree.
 */
export const rematchRequest = z.strictObject({
  do: z.enum(['agree', 'withdraw', 'goOn']),
  /** What the own seat adds to the seed of that match. */
  share: shareSchema.optional(),
});
export type RematchRequest = z.infer<typeof rematchRequest>;

/**
 * The filtered events since log entry `from` (1 is the first), for the log panel after a reload.
 */
export const historyRequest = z.strictObject({ from: z.int().min(1) });

/**
 * A refused action brings the prompt as it stands, so that a stale client can ask again without
 * waiting for a step.
 */
export type Answer =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly reasons: readonly Reason[]; readonly duty?: Prompt };
export type HistoryAnswer =
  | { readonly ok: true; readonly steps: readonly HistoryStep[]; readonly privateView?: unknown }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
/** An action that still counts; what was taken back is left out. */
export interface HistoryStep {
  readonly seq: number;
  readonly seat: Seat;
  readonly at: number;
  readonly events: readonly unknown[];
  /**
   * No seat alone takes back this step, nor one before it: it drew or revealed something, or ended
   * the match.
   */
  readonly sealed: boolean;
  /**
   * The first log entry that was taken back with everybody's consent; left out for any other step.
   */
  readonly undone?: number;
  /** A bot decided this action for the person of the seat; left out for any other step. */
  readonly byBot?: true;
}

/**
 * The server's numbered message 'step': one for every accepted action, to every client, after the
 * state patch of the same `seq`. A client whose own `seq` is not `after` has missed something and
 * asks for history.
 */
export interface StepMessage {
  /**
   * The length of the log after this action; a checkpoint in the log takes a number of its own.
   */
  readonly seq: number;
  /** The length of the log before it. */
  readonly after: number;
  /** The seat that acted, or -1. */
  readonly seat: number;
  readonly at: number;
  /** The id of this action, for the client that made it; '' for everybody else. */
  readonly id: string;
  readonly events: readonly unknown[];
  /**
   * No seat alone takes back this step, nor one before it: it drew or revealed something, or ended
   * the match.
   */
  readonly sealed: boolean;
  /**
   * The first log entry that was taken back, or 0. With everybody's consent, if the step is sealed:
   * then it stays in the history itself.
   */
  readonly undone: number;
  /** A bot decided this action for the person of the seat; left out for any other step. */
  readonly byBot?: true;
  readonly duty: Prompt;
  /**
   * What only your seat may know, whole; left out when it is as it was told last, and in a game
   * without secrets.
   */
  readonly privateView?: unknown;
}

/**
 * The server's message 'welcome', first after joining: who you are at this table and what you are
 * asked for. It comes again, and replaces what was known, when the match starts (open seats are
 * dropped then, and yours may have another number), and when a bot begins or ends to play for you.
 */
export interface WelcomeMessage {
  /** Your seat, or -1 for a spectator. */
  readonly seat: number;
  readonly host: boolean;
  readonly seq: number;
  readonly duty: Prompt;
  /**
   * What only your seat may know, beside the public view; left out for a spectator, before the
   * match, and in a game without secrets.
   */
  readonly privateView?: unknown;
  /**
   * What invites others to this table, to be read out to them; '' for a spectator, since a way to
   * watch is no way to sit.
   */
  readonly code: string;
  /** The same for links, which lead to the table as long as it stands; '' for a spectator. */
  readonly longCode: string;
  /** The newest `SAID_PAGE` lines that were said, oldest first; left out when there are none. */
  readonly said?: readonly SaidMessage[];
  /**
   * For the host: the newest `SAID_PAGE` lines of others that were reported, oldest first; left out
   * when there are none.
   */
  readonly reported?: readonly ReportedMessage[];
  /** The clock of the server, in ms since 1970. */
  readonly now?: number;
  /** For a client that joined with `compact`. */
  readonly compact?: CompactKey;
}
