import type { Reason } from '@atoll/engine';
import { z } from 'zod';
import { matchIdSchema, seatTokenSchema } from '../answers.ts';
import { nameSchema } from '../http.ts';
import { lineProblem } from '../line-text.ts';

/** The most people at a shared review, those who were cut off a moment ago included. */
export const MOST_REVIEWERS = 8;
/** The most notes of all people at a shared review. */
export const MOST_REVIEW_NOTES = 100;
/** The maximum length of a note, in UTF-16 units. */
export const REVIEW_NOTE_LENGTH = 280;

/** Opens a shared review of a finished match. Answer: `ReviewGrant`. */
export const reviewCreateRequest = z.strictObject({ match: matchIdSchema });

/** The id of the room of a review: whoever knows it may join. */
export interface ReviewGrant {
  readonly review: string;
}

/**
 * Options of joinById for a review. The client makes the token (192 random bits): whoever joins
 * with it again is the same person.
 */
export const reviewJoinOptions = z.strictObject({ token: seatTokenSchema, name: nameSchema });
export type ReviewJoinOptions = z.infer<typeof reviewJoinOptions>;

const momentNumber = z.int().min(0).max(1_000_000);
const personId = z.string().min(1).max(40);

/** Moves everybody who follows; refused with `not-leading`, `no-such-moment` and `no-such-seat`. */
export const reviewShowRequest = z.strictObject({
  /** The number of actions before the moment. */
  at: momentNumber,
  /** The viewpoint: a seat, -1 for none, or all hands open. */
  seat: z.union([z.int().min(-1).max(99), z.literal('open')]),
});
export type ReviewShowRequest = z.infer<typeof reviewShowRequest>;

/**
 * The lead: `ask` takes it at once while nobody who leads is present, and otherwise asks the
 * leader; `withdraw` ends the own request. `give` and `refuse` are for the leader, and are refused
 * with `not-leading` and `no-such-person`.
 */
export const reviewLeadRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ask') }),
  z.strictObject({ do: z.literal('withdraw') }),
  z.strictObject({ do: z.literal('give'), to: personId }),
  z.strictObject({ do: z.literal('refuse'), to: personId }),
]);
export type ReviewLeadRequest = z.infer<typeof reviewLeadRequest>;

/**
 * Replaces the sender's note at a moment; '' deletes it. Refused with `no-such-moment` and
 * `too-many-notes`.
 */
export const reviewNoteRequest = z.strictObject({
  at: momentNumber,
  text: z
    .string()
    .trim()
    .superRefine((text, { addIssue }) => {
      const problem = text === '' ? undefined : lineProblem(text, REVIEW_NOTE_LENGTH);
      if (problem !== undefined)
        addIssue({
          code: 'custom',
          message: `a note has at most ${REVIEW_NOTE_LENGTH} visible characters; this one is ${problem}`,
        });
    }),
});
export type ReviewNoteRequest = z.infer<typeof reviewNoteRequest>;

/** Codes of the reasons for refusals by a review. */
export type ReviewReason =
  /** Only the person who leads may do this. */
  | 'not-leading'
  /** Nobody with this id is at the review, or not any more. */
  | 'no-such-person'
  /** `last` is the last moment of the match. */
  | 'no-such-moment'
  /** `seats` is the number of seats of the match. */
  | 'no-such-seat'
  /** The review has `most` notes: delete one before you write another. */
  | 'too-many-notes';

export type ReviewAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** A person at a review. */
export interface ReviewPerson {
  readonly id: string;
  readonly name: string;
  /** False for a moment after the connection was lost. */
  readonly here: boolean;
  /** Whether this person asks for the lead. */
  readonly asks: boolean;
}

/** The position that the leader shows. */
export interface ReviewShown {
  readonly at: number;
  readonly seat: number | 'open';
}

/** A note of a person at a moment of the match. */
export interface ReviewNote {
  readonly by: string;
  /** The name of its author when it was written. */
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** `review`: who is there and who leads; sent on joining and after every change. */
export interface ReviewMessage {
  /** The own id. */
  readonly you: string;
  readonly match: string;
  readonly people: readonly ReviewPerson[];
  /** The id of the person who leads; '' for nobody. */
  readonly lead: string;
  /** Undefined until the first leader has shown something. */
  readonly shown?: ReviewShown;
}

/** `notes`: all notes; sent on joining and after every change. */
export interface ReviewNotesMessage {
  readonly notes: readonly ReviewNote[];
}
