import { schema, t, type ToJSON } from '@colyseus/schema';
import { z } from 'zod';
import { MOST_PAUSE_MINUTES } from './pause-limits.ts';

/**
 * The length of a pause. `minutes` count from its beginning, for a bank of time; `until` is its end
 * in ms since 1970, at most `MOST_PAUSE_AHEAD` from now, for days per turn.
 */
const pauseLengthSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('minutes'), minutes: z.int().min(1).max(MOST_PAUSE_MINUTES) }),
  z.strictObject({ kind: z.literal('until'), until: z.int().min(0) }),
]);
export type PauseLength = z.infer<typeof pauseLengthSchema>;

/**
 * Proposes that all clocks stand for a while, or answers a proposal; `ready` agrees to end a
 * running pause before its time. A pause begins once all people who play have agreed, and ends at
 * its time or once all of them are ready. Repeating a request is no error.
 */
export const pauseRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('propose'), length: pauseLengthSchema }),
  z.strictObject({ do: z.literal('agree') }),
  z.strictObject({ do: z.literal('refuse') }),
  z.strictObject({ do: z.literal('withdraw') }),
  z.strictObject({ do: z.literal('ready') }),
]);
export type PauseMessage = z.infer<typeof pauseRequest>;

/** A pause of the clocks, proposed or running. */
export const TablePause = schema(
  {
    kind: t.string<'proposed' | 'running'>(),
    /** The seat that proposed it. */
    by: t.number(),
    /** The proposed length; 0 for a pause with a proposed end, and once it runs. */
    minutes: t.number(),
    /** The end in ms since 1970, by the clock of the server; 0 for a proposal in minutes. */
    until: t.number(),
    /** The seats that decide: people who play. */
    voters: t.array('number'),
    /** The voters that agree to a proposal, the proposer included. */
    agreed: t.array('number'),
    /** The voters that want to end a running pause. */
    ready: t.array('number'),
  },
  'TablePause',
);
export type TablePauseData = ToJSON<InstanceType<typeof TablePause>>;
