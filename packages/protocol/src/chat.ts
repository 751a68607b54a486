import type { Reason } from '@atoll/engine';
import { z } from 'zod';
import { lineProblem, type LineProblem } from './line-text.ts';
import { PHRASES, type Phrase } from './phrases.ts';

/** The most characters of a text that somebody says, in UTF-16 units. */
export const SAID_LENGTH = 200;

/** What is wrong with a text to be said, without spaces around it; undefined for nothing. */
export const saidProblem = (text: string): LineProblem | undefined =>
  lineProblem(text, SAID_LENGTH);

/**
 * Says a phrase, or a text of one's own, to everybody at the table; refused with `said-too-much`,
 * `silenced` and, a text, with `phrases-only`, `text-empty`, `text-long`, `text-invisible` and
 * `text-stacked`. Under an `id` that the client made it is said once, however often it is asked
 * for.
 */
export const sayRequest = z
  .strictObject({
    phrase: z.enum(PHRASES).optional(),
    text: z.string().optional(),
    id: z.string().min(8).max(40).optional(),
  })
  .refine(({ phrase, text }) => (phrase === undefined) !== (text === undefined), {
    message: 'say either a phrase or a text',
  });
export type SayRequest = z.infer<typeof sayRequest>;

const lineNumber = z.int().min(1);

/**
 * Deletes lines from one number to another, both included, for everybody and for good; for the
 * host. What is gone already is no mistake.
 */
export const unsayRequest = z
  .strictObject({ from: lineNumber, to: lineNumber })
  .refine(({ from, to }) => from <= to, { message: 'from has to be at most to' });

/**
 * Tells whoever runs the server of a line of somebody else; refused with `no-such-line`, `own-line`
 * and `reported-too-much`. To report a line again is no mistake.
 */
export const reportRequest = z.strictObject({ n: lineNumber });

/** Asks for what was said before a line that is known. Answer: `SaidAnswer`. */
export const saidRequest = z.strictObject({ before: lineNumber });

/** The newest lines before the one that was named, oldest first, at most `SAID_PAGE`. */
export type SaidAnswer =
  | { readonly ok: true; readonly said: readonly SaidMessage[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** How many lines are told at once, when somebody comes or asks. */
export const SAID_PAGE = 30;
/** How many lines of a match are kept: the oldest is dropped for the next. */
export const SAID_KEPT = 500;

/** The server's message 'said', to everybody at the table. */
export type SaidMessage = {
  /** Counts what was said at the table, from 1. */
  readonly n: number;
  /** Who said it; -1 for somebody who watches. */
  readonly seat: number;
  /** In ms since 1970. */
  readonly at: number;
} & (
  | { readonly phrase: Phrase; readonly text?: undefined }
  /** As it was typed: no link and no HTML, whatever it looks like. */
  | { readonly text: string; readonly phrase?: undefined }
);

/** The server's message 'unsaid': these lines are deleted, both numbers included. */
export interface UnsaidMessage {
  readonly from: number;
  readonly to: number;
}
