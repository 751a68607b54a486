import { readRecord } from '../../settings/stored-record.ts';

const KEY = 'atoll.coached';
/** In so many matches of a person the coach makes remarks. */
export const COACHED = 3;

/** The matches with a remark, oldest first; other stored values are left out. */
export function readCoached(stored: string | null): readonly string[] {
  const { matches } = readRecord(stored);
  return Array.isArray(matches) ? matches.filter((one) => typeof one === 'string') : [];
}

/** The same with a match that begins, or undefined when it is one too many. */
export function withMatch(
  coached: readonly string[],
  match: string,
): readonly string[] | undefined {
  if (coached.includes(match)) return coached;
  return coached.length < COACHED ? [...coached, match] : undefined;
}

/** Whether this is one of the first matches of this browser; from then on it counts as one. */
export function isCoached(match: string): boolean {
  const matches = withMatch(readCoached(localStorage.getItem(KEY)), match);
  if (matches === undefined) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ matches }));
  } catch (error) {
    console.warn(error);
  }
  return true;
}
