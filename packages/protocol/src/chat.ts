import type { Reason } from '@atoll/engine';
import { z } from 'zod';
import { PHRASES } from './phrases.ts';
import type { SaidMessage } from './said.ts';

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
/**
 * The answer to 'say', with the number of the line; left out for those who watch late, who would
 * learn from it how much has been said that they do not hear yet.
 */
export type SpokenAnswer =
  | { readonly ok: true; readonly seq: number; readonly line?: number }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
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
 * Tells whoever runs the server, and the host, of a line of somebody else; refused with
 * `no-such-line`, `own-line` and `reported-too-much`. To report a line again is no mistake.
 */
export const reportRequest = z.strictObject({ n: lineNumber });

/** Asks for what was said before a line that is known. Answer: `SaidAnswer`. */
export const saidRequest = z.strictObject({ before: lineNumber });

/** The newest lines before the one that was named, oldest first, at most `SAID_PAGE`. */
export type SaidAnswer =
  | { readonly ok: true; readonly said: readonly SaidMessage[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
