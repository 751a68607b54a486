import { z } from 'zod';

/** What can be said at a table: each reader has it in the own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'thinking',
  'take-your-time',
  'well-played',
  'thanks',
  'oops',
  'sorry',
  'back-soon',
  'good-game',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Says a phrase to everybody at the table; refused with `said-too-much` and `silenced`. */
export const sayRequest = z.strictObject({ phrase: z.enum(PHRASES) });

/** The server's message 'said', to everybody at the table. */
export interface SaidMessage {
  /** Counts what was said at the table since it came into memory, from 1. */
  readonly n: number;
  /** Who said it; -1 for somebody who watches. */
  readonly seat: number;
  readonly phrase: Phrase;
  /** In ms since 1970. */
  readonly at: number;
}
