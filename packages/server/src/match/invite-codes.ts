import { CODE_LENGTH } from '@atoll/protocol';
import type { MatchRecord } from '../store/match-store.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * How long the short form of a code leads to its table, from its opening on: the fewer short codes
 * are valid, the longer a guess takes.
 */
const SHORT_MS = 7 * DAY_MS;
/** How long the code of a match leads to it after its end. */
const AFTER_END_MS = 7 * DAY_MS;

type Invited = Pick<MatchRecord, 'code' | 'createdAt' | 'table'>;

/** The beginning of a code, which no other table has. */
export const shortCode = (code: string): string => code.slice(0, CODE_LENGTH);

/** Whether a code, short or whole, leads to the table whose code begins with it. */
export function leadsTo(match: Invited, asked: string, now: number): boolean {
  const { endedAt } = match.table;
  if (endedAt > 0 && now - endedAt > AFTER_END_MS) return false;
  return (
    asked === match.code || (asked === shortCode(match.code) && now - match.createdAt <= SHORT_MS)
  );
}

/** The shortest code that leads to the table, for people to read aloud. */
export function spokenCode(match: Invited, now: number): string {
  const short = shortCode(match.code);
  return leadsTo(match, short, now) ? short : match.code;
}
