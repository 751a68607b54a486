import { schema, t, type ToJSON } from '@colyseus/schema';
import { z } from 'zod';

/**
 * What happens when the time of a seat is up: the usual bot plays on for its person, the other
 * people decide, or the match ends as if the seat had conceded.
 */
const atZeroSchema = z.enum(['bot', 'others', 'loss']);

/**
 * The time of people. `bank`: `minutes` for the match, and `seconds` more for every turn that the
 * seat has ended. `days`: a number of days for each turn, whether a server runs or not.
 */
export const clockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('bank'),
    minutes: z.int().min(1).max(180),
    seconds: z.int().min(0).max(600),
    atZero: atZeroSchema,
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(14), atZero: atZeroSchema }),
]);
export type ClockChoice = z.infer<typeof clockSchema>;
/** The agreed settings of a table with a clock. */
export type ClockTerms = Exclude<ClockChoice, { readonly kind: 'none' }>;

/** The decisions of people about a seat whose time is up. */
export const timeUpSchema = z.enum(['wait', 'bot', 'end']);
export type TimeUpDecision = z.infer<typeof timeUpSchema>;

/** The clock of a table. No field changes by the second: clients count on from `since`. */
export const TableClock = schema(
  {
    kind: t.string<'bank' | 'days'>(),
    /** The time of a seat at the start, or for each turn, in ms. */
    allowance: t.number(),
    /** The time added at the end of a turn, in ms; 0 for days. */
    increment: t.number(),
    atZero: t.string<'bot' | 'others' | 'loss'>(),
    /** In ms since 1970, by the clock of the server; 0 before the match. */
    since: t.number(),
    /** The time left at `since`, by seat, in ms; -1 for a bot. Empty before the match. */
    left: t.array('number'),
    /** The seats whose time runs from then on. */
    running: t.array('number'),
    /** The seats whose time is up and about which the others have not decided. */
    undecided: t.array('number'),
    /** The seats that vote to end the match because of it. */
    ending: t.array('number'),
  },
  'TableClock',
);
export type TableClockData = ToJSON<InstanceType<typeof TableClock>>;
