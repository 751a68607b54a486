import { lineProblem, type LineProblem } from './line-text.ts';
import type { Phrase } from './phrases.ts';

/** The most characters of a text that somebody says, in UTF-16 units. */
export const SAID_LENGTH = 200;

/** What is wrong with a text to be said, without spaces around it; undefined for nothing. */
export const saidProblem = (text: string): LineProblem | undefined =>
  lineProblem(text, SAID_LENGTH);

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

/**
 * The server's message 'reported', to the host alone: somebody at the table reported this line,
 * which the host did not say. It says nothing of who that was.
 */
export type ReportedMessage = SaidMessage;

/** The server's message 'unsaid': these lines are deleted, both numbers included. */
export interface UnsaidMessage {
  readonly from: number;
  readonly to: number;
}
