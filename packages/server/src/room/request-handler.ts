import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'colyseus';
import type { Seat } from '@atoll/engine';
import type {
  JoinAttempt,
  Prompt,
  ReportedMessage,
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
  /** Whose limits count. */
  readonly address: string;
}

/** Who is at the other end of a connection; -1 is a spectator. */
export interface Session {
  seat: Seat;
  readonly throttle: Throttle;
  /** The widest network that counts as one person's. */
  readonly from: string;
  /** Whose limits count. */
  readonly address: string;
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
    reported: ReportedMessage;
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
  /** The id of the match. */
  readonly table: () => string;
}

/** How one kind of request is handled. */
export interface RequestKind<T extends z.ZodType> {
  readonly schema: T;
  /** What it is worth in plain requests, before it is begun. */
  readonly cost: (message: z.output<T>) => number;
}

/** What a handler gives back. */
interface HandlerResult {
  readonly ok: boolean;
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
  { schema, cost }: RequestKind<T>,
  answer: (seat: Seat, message: z.output<T>, asker: RequestClient) => Promise<HandlerResult>,
) {
  /** How long a request has to wait that is worth so much: for its connection, and for others. */
  const delays = (userData: Session | undefined, worth: number): readonly number[] => {
    const { throttled, limits } = context.services();
    if (!throttled || !userData) return [0];
    const own = userData.throttle.take(worth);
    // A frame is counted for its address as it comes.
    const more = worth - 1;
    if (more === 0) return [own];
    return [own, limits.takeWork({ address: userData.from, table: context.table() }, more)];
  };
  const carryOut = async (client: RequestClient, message: z.output<T>): Promise<HandlerResult> => {
    const given = await answer(client.userData?.seat ?? -1, message, client);
    context.services().metrics.actions.inc({ result: given.ok ? 'accepted' : 'refused' });
    return given;
  };
  return async (client: RequestClient, message: unknown): Promise<object> => {
    const { metrics, throttled, leaving } = context.services();
    const { intake } = client.userData ?? {};
    const read = schema.safeParse(message);
    const delay = Math.max(...delays(client.userData, read.success ? cost(read.data) : 1));
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
