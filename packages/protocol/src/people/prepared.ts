import type { Reason } from '@atoll/engine';
import { z } from 'zod';

/** The most actions that a seat may prepare, in all of its lines together. */
export const MOST_PREPARED = 50;
/** The most characters of a prepared action, as JSON. */
export const MOST_PREPARED_CHARACTERS = 200;

const preparedAction = z.strictObject({
  /** The number of the action that it follows, from 0 in the list; -1 for the present position. */
  after: z
    .int()
    .min(-1)
    .max(MOST_PREPARED - 1),
  action: z
    .unknown()
    .refine((action) => (JSON.stringify(action) ?? '').length <= MOST_PREPARED_CHARACTERS, {
      error: `an action has at most ${MOST_PREPARED_CHARACTERS} characters as JSON`,
    }),
});

/**
 * Prepares actions for while others are on turn, at tables with days per turn and in games that
 * allow it; nobody else learns of them. Whose action one is follows from the rules: actions of
 * others are conditions, an own one is carried out as soon as all before it came true. Each list
 * replaces the one before, an empty one deletes it. `seq` is the length of the log on which it is
 * based.
 */
export const preparedRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('read') }),
  z.strictObject({
    do: z.literal('set'),
    seq: z.int().min(0),
    actions: z.array(preparedAction).max(MOST_PREPARED),
  }),
]);
export type PreparedMessage = z.infer<typeof preparedRequest>;
export type PreparedSubmission = z.infer<typeof preparedAction>;

export interface PreparedAction {
  /** The number of the action before it, which it follows; -1 for the present position. */
  readonly after: number;
  readonly seat: number;
  readonly action: unknown;
}

export type PreparedAnswer =
  | {
      readonly ok: true;
      /** The length of the log. */
      readonly seq: number;
      /** What can still come true. */
      readonly actions: readonly PreparedAction[];
      /** The last reply that was due was not legal any more; absent otherwise. */
      readonly dropped?: true;
    }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
