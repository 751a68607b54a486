import { lineProblem, type LineProblem } from './line-text.ts';
import type { Phrase } from './phrases.ts';

/** The maximum length of a chat text, in UTF-16 units. */
export const SAID_LENGTH = 200;

/** The problem of a chat text, trimmed; undefined for none. */
export const saidProblem = (text: string): LineProblem | undefined =>
  lineProblem(text, SAID_LENGTH);

/** The number of lines sent at once, on joining or on request. */
export const SAID_PAGE = 30;
/** The number of stored lines of a match: the oldest is dropped for the next. */
export const SAID_KEPT = 500;

/** The server's message 'said', to everybody at the table. */
export type SaidMessage = {
  /** The number of the line at the table, from 1. */
  readonly n: number;
  /** The sender; -1 for a spectator. */
  readonly seat: number;
  /** In ms since 1970. */
  readonly at: number;
} & (
  | { readonly phrase: Phrase; readonly text?: undefined }
  /** The text as typed: no link and no HTML, whatever it looks like. */
  | { readonly text: string; readonly phrase?: undefined }
);

/**
 * The server's message 'reported', to the host alone: a person at the table reported this line of
 * another sender. It does not name the reporter.
 */
export type ReportedMessage = SaidMessage;

/** The server's message 'unsaid': these lines are deleted, both numbers included. */
export interface UnsaidMessage {
  readonly from: number;
  readonly to: number;
}
