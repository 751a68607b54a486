import { setTimeout as wait } from 'node:timers/promises';
import { type Client, CloseCode } from 'colyseus';
import type { Seat } from '@atoll/engine';
import type {
  JoinAttempt,
  Prompt,
  SaidMessage,
  StepMessage,
  UnsaidMessage,
  WelcomeMessage,
} from '@atoll/protocol';
import { z } from 'zod';
import type { Throttle } from '../limits/throttle.ts';
import type { Intake } from '../transport/intake.ts';
import type { Services } from './services.ts';
import { NotStored, Unreadable } from '../store/match-store.ts';
import { refuse } from '../match/table.ts';

/**
 * With what a connection came to the table: what its token hashes to, or '' for a spectator, and
 * which try it was.
 */
export interface Credentials {
  readonly tokenHash: string;
  readonly attempt: JoinAttempt | undefined;
  /** What it reads of what the table says: the compact form, if it has told so. */
  readonly compact: boolean;
  /** The widest network that counts as one person's. */
  readonly from: string;
}

/** Who is at the other end of a connection; -1 is a spectator. */
export interface Session {
  seat: Seat;
  readonly throttle: Throttle;
  /** What governs the reading of its socket. */
  readonly intake: Intake | undefined;
  readonly attempt: JoinAttempt | undefined;
  readonly compact: boolean;
  /** It is told everything as texts of JSON, and asks in them. */
  readonly json: boolean;
  /** The private view that this connection was told last, as JSON; '' for none. */
  lastPrivateView: string;
  /** The prompt that this connection was told last. */
  lastPrompt: Prompt;
}

/** One connection to a table. */
export type TableClient = Client<{
  auth: Credentials;
  userData: Session;
  messages: {
    welcome: WelcomeMessage;
    step: StepMessage;
    said: SaidMessage;
    unsaid: UnsaidMessage;
  };
}>;

/** The part of a connection that its requests concern. */
export type RequestClient = Pick<TableClient, 'leave' | 'sendBytes'> & {
  readonly userData?: Session;
};

/** What the handlers of one table need. */
export interface RequestContext {
  readonly services: () => Services;
  readonly report: (error: unknown) => void;
}

/**
 * Requests that wait for longer than this, in ms, come from somebody who does not wait for answers:
 * a few hundred of them.
 */
const LONGEST_WAIT = 6_000;

/** So many steps of a history, or of a log that is run through, are as much work as a request. */
const STEPS_OF_A_REQUEST = 20;
/** And so many views. */
const MOMENTS_OF_A_REQUEST = 4;

/** What a handler gives back; `steps`, `moments` or `said` if it told what happened. */
interface HandlerResult {
  readonly ok: boolean;
  readonly steps?: readonly unknown[];
  readonly moments?: readonly { readonly seq: number }[];
  readonly said?: readonly unknown[];
}

/** To how many more requests an answer came. */
function workOf({ steps = [], moments = [], said = [] }: HandlerResult): number {
  const run = steps.length + said.length + (moments.at(-1)?.seq ?? 0);
  return Math.floor(run / STEPS_OF_A_REQUEST + moments.length / MOMENTS_OF_A_REQUEST);
}

/** A fresh one each time: whoever waits for it would never be let go by a common one. */
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * A handler of requests: reads the message, slows down who asks too fast, and turns whatever goes
 * wrong into a refusal. What is of a wrong shape is refused before anything waits. While a request
 * waits, and while several are under way, nothing more is read from its connection.
 */
export function handleRequest<T extends z.ZodType>(
  context: RequestContext,
  schema: T,
  answer: (seat: Seat, message: z.output<T>, asker: RequestClient) => Promise<HandlerResult>,
) {
  const carryOut = async (client: RequestClient, message: z.output<T>): Promise<HandlerResult> => {
    const { metrics, throttled } = context.services();
    const { userData } = client;
    const given = await answer(userData?.seat ?? -1, message, client);
    metrics.actions.inc({ result: given.ok ? 'accepted' : 'refused' });
    if (throttled) userData?.throttle.charge(workOf(given));
    return given;
  };
  return async (client: RequestClient, message: unknown): Promise<object> => {
    const { metrics, throttled, leaving } = context.services();
    const { throttle, intake } = client.userData ?? {};
    const read = schema.safeParse(message);
    const delay = throttled ? (throttle?.take() ?? 0) : 0;
    if (delay > LONGEST_WAIT) {
      client.leave(CloseCode.WITH_ERROR);
      return never();
    }
    const waited = delay > 0 ? holding(intake, delay) : undefined;
    if (!read.success) return refuse('malformed', { message: z.prettifyError(read.error) });
    const end = throttled ? intake?.begin() : undefined;
    try {
      await waited;
      // Without an answer the client asks again, at the server that it finds next.
      if (leaving.aborted) return await never();
      return await carryOut(client, read.data);
    } catch (error) {
      if (error instanceof NotStored || error instanceof Unreadable) {
        metrics.unstored.inc();
        return refuse('not-stored');
      }
      context.report(error);
      return refuse('internal');
    } finally {
      end?.();
    }
  };
}

/** Resolves after so many ms, during which nothing more is read from the connection. */
async function holding(intake: Intake | undefined, delay: number): Promise<void> {
  const letGo = intake?.hold();
  await wait(delay, undefined, { ref: false });
  letGo?.();
}
