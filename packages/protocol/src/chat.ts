import type { Reason } from '@atoll/engine';
import { z } from 'zod';
import { PHRASES } from './phrases.ts';
import type { SaidMessage } from './said.ts';

/**
 * Says a phrase, or free text, to everybody at the table; refused with `said-too-much`, `silenced`
 * and, for a text, with `phrases-only`, `text-empty`, `text-long`, `text-invisible` and
 * `text-stacked`. The client makes the `id`; a line with the same `id` is said once only.
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
/**
 * The answer to 'say', with the number of the line; omitted for spectators with a delay, to whom it
 * would reveal how many lines they do not see yet.
 */
export type SpokenAnswer =
  | { readonly ok: true; readonly seq: number; readonly line?: number }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
export type SayRequest = z.infer<typeof sayRequest>;

const lineNumber = z.int().min(1);

/**
 * Deletes lines from one number to another, both included, for everybody and for good; for the
 * host. Lines that are already deleted are no error.
 */
export const unsayRequest = z
  .strictObject({ from: lineNumber, to: lineNumber })
  .refine(({ from, to }) => from <= to, { message: 'from has to be at most to' });

/**
 * Reports a line of another sender to the operator and the host; refused with `no-such-line`,
 * `own-line` and `reported-too-much`. Reporting a line again is no error.
 */
export const reportRequest = z.strictObject({ n: lineNumber });

/** Asks for lines before a known line. Answer: `SaidAnswer`. */
export const saidRequest = z.strictObject({ before: lineNumber });

/** The newest lines before the given one, oldest first, at most `SAID_PAGE`. */
export type SaidAnswer =
  | { readonly ok: true; readonly said: readonly SaidMessage[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
