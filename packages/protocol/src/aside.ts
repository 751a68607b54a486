import { schema, t, type ToJSON } from '@colyseus/schema';
import { z } from 'zod';

/**
 * The sender starts or stops composing an aside, such as an answer to an offer. While a seat
 * composes, a bot that waits for asides waits on, for at most two minutes. `begin` is refused with
 * `not-aside` and `composed-long`; repeating a message is no error, and `end` is allowed at any
 * time.
 */
export const composingRequest = z.strictObject({ do: z.enum(['begin', 'end']) });
export type ComposingMessage = z.infer<typeof composingRequest>;

/**
 * How long a bot still waits for seats that may act aside, and which of them compose. No field
 * changes by the second: clients count on from `since`, unless a seat composes.
 */
export const TableAside = schema(
  {
    /** The whole waiting time, in ms; 0 if a person decides, who waits without a limit. */
    whole: t.number(),
    /** The waiting time left at `since`, in ms. */
    left: t.number(),
    /** In ms since 1970, by the clock of the server. */
    since: t.number(),
    /** The seats that compose; while there are any, the time stands still. */
    composing: t.array('number'),
  },
  'TableAside',
);
export type TableAsideData = ToJSON<InstanceType<typeof TableAside>>;
