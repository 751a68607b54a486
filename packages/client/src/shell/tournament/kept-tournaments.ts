import { fieldsOf } from '@atoll/engine';
import { MATCH_ID, SEAT_TOKEN } from '@atoll/protocol';

const KEY = 'atoll.tournaments';
/** How many tournaments a browser remembers. */
const MOST = 20;

/** A tournament that this browser plays in or hosts. */
export interface KeptTournament {
  readonly id: string;
  readonly token: string;
  readonly game: string;
  readonly title: string;
}

/** Those that were kept since the page was loaded. */
let sinceLoad: readonly KeptTournament[] = [];

/** The tournaments of this browser, newest first; broken entries are left out. */
export function keptTournaments(): readonly KeptTournament[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isKept) : sinceLoad;
  } catch {
    return sinceLoad;
  }
}

/** Remembers a tournament as the newest; the oldest beyond 20 are dropped. */
export function keepTournament(tournament: KeptTournament): void {
  write([tournament, ...allBut(tournament.id)].slice(0, MOST));
}

/** Drops a tournament that this browser does not take part in. */
export function forgetTournament(id: string): void {
  write(allBut(id));
}

const allBut = (id: string): readonly KeptTournament[] =>
  keptTournaments().filter((kept) => kept.id !== id);

function write(kept: readonly KeptTournament[]): void {
  sinceLoad = kept;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser without storage forgets it when the page is closed
  }
}

function isKept(value: unknown): value is KeptTournament {
  const { id, token, game, title } = fieldsOf(value);
  const isNamed = typeof game === 'string' && typeof title === 'string';
  return isNamed && isLike(id, MATCH_ID) && isLike(token, SEAT_TOKEN);
}

const isLike = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);
