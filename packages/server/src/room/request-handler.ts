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
import { withOldPromptField } from './old-prompt-field.ts';

/**
 * The credentials of a connection: the hash of its token, or '' for a spectator, and the number of
 * its join attempt.
 */
export interface Credentials {
  readonly tokenHash: string;
  readonly attempt: JoinAttempt | undefined;
  /** Whether the client asked for the compact form. */
  readonly compact: boolean;
  /** The widest network that counts as one person's. */
  readonly from: string;
  /** The address whose limits apply. */
  readonly address: string;
}

/** How a connection reads the table and its messages: `docs/protocol.md`. */
export type Form = 'plain' | 'compact' | 'json';

/** The server's data of one connection; seat -1 is a spectator. */
export interface Session {
  seat: Seat;
  readonly throttle: Throttle;
  /** The widest network that counts as one person's. */
  readonly from: string;
  /** The address whose limits apply. */
  readonly address: string;
  /** Controls the reading of its socket. */
  readonly intake: Intake | undefined;
  readonly attempt: JoinAttempt | undefined;
  readonly form: Form;
  /** The private view last sent to this connection, as JSON; '' for none. */
  lastPrivateView: string;
  /** The prompt last sent to this connection. */
  lastPrompt: Prompt;
}

/** The messages of a table to its connections, by name. */
export interface TableMessages {
  readonly welcome: WelcomeMessage;
  readonly step: StepMessage;
  readonly said: SaidMessage;
  readonly unsaid: UnsaidMessage;
  readonly reported: ReportedMessage;
}

/** One connection to a table. */
export type TableClient = Client<{ auth: Credentials; userData: Session; messages: TableMessages }>;

/** The part of a connection that its requests concern. */
export type RequestClient = Pick<TableClient, 'leave' | 'sendBytes'> & {
  readonly userData?: Session;
};

/** The dependencies of one table's handlers. */
export interface RequestContext {
  readonly services: () => Services;
  readonly report: (error: unknown) => void;
  /** The id of the match. */
  readonly table: () => string;
}

/** The schema and the cost of one kind of request. */
export interface RequestKind<T extends z.ZodType> {
  readonly schema: T;
  /** Its cost in plain requests, before it begins. */
  readonly cost: (message: z.output<T>) => number;
}

/** The result of a handler. */
interface HandlerResult {
  readonly ok: boolean;
}

/** A fresh promise each time: a shared one would keep every waiter in memory. */
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Creates a request handler: it reads the message, delays clients that ask too fast, and turns any
 * error into a refusal. A malformed message is refused without waiting. While a request waits, and
 * while several run, nothing more is read from its connection.
 */
export function handleRequest<T extends z.ZodType>(
  context: RequestContext,
  { schema, cost }: RequestKind<T>,
  answer: (seat: Seat, message: z.output<T>, asker: RequestClient) => Promise<HandlerResult>,
) {
  /** The delays of a request of this cost: for its connection, and for its network and table. */
  const delays = (userData: Session | undefined, worth: number): readonly number[] => {
    const { throttled, limits } = context.services();
    if (!throttled || !userData) return [0];
    const own = userData.throttle.take(worth);
    // A frame is counted for its address on arrival.
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
      // Without an answer the client asks again, at the next server that it finds.
      if (leaving.aborted) return await never();
      return withOldPromptField(await carryOut(client, read.data));
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
