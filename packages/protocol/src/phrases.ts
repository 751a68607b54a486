/** The phrases that can be said at a table: each reader sees them in the reader's language. */
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
