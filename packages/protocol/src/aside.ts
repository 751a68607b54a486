import { schema, t, type ToJSON } from '@colyseus/schema';
import { z } from 'zod';

/**
 * That the sender composes what it does aside, such as an answer to an offer, or composes no more.
 * While somebody composes, a bot that waits for what others do aside waits on, for two minutes at
 * most. `begin` is refused with `not-aside` and `composed-long`; to say the same again is no
 * mistake, and neither is `end` at any time.
 */
export const composingRequest = z.strictObject({ do: z.enum(['begin', 'end']) });
export type ComposingMessage = z.infer<typeof composingRequest>;

/**
 * How long a bot still waits for those who may act aside, and who of them composes something.
 * Nothing of it changes by the second: whoever shows it counts on from `since`, unless somebody
 * composes.
 */
export const TableAside = schema(
  {
    /** How long it waits in all, in ms; 0 where a person decides, who waits without an end. */
    whole: t.number(),
    /** What was left of that at `since`, in ms. */
    left: t.number(),
    /** In ms since 1970, by the clock of the server. */
    since: t.number(),
    /** Who composes; while anybody does, the time stands still. */
    composing: t.array('number'),
  },
  'TableAside',
);
export type TableAsideData = ToJSON<InstanceType<typeof TableAside>>;
