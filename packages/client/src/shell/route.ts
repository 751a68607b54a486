import { MATCH_ID } from '@atoll/protocol';
import type { MouseEvent } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { historyMethod } from '@atoll/table-kit/ui/dialog/sheet-entries.ts';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'invite'; readonly code: string }
  | { readonly page: 'table'; readonly matchId: string }
  | { readonly page: 'watch'; readonly matchId: string }
  | { readonly page: 'replay'; readonly matchId: string }
  /** The link to a seat of a running match that is offered to another person. */
  | { readonly page: 'seat'; readonly matchId: string }
  /** A match stored only on this device. */
  | { readonly page: 'here'; readonly matchId: string }
  /** The choice to play the deal of a finished match. */
  | { readonly page: 'deal'; readonly matchId: string }
  /** A replay from a file, before the file is chosen. */
  | { readonly page: 'replay-file' }
  /** The cards of a game; '' means the first game with cards. */
  | { readonly page: 'gallery'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  /** The tutorial match of a game. */
  | { readonly page: 'learn'; readonly game: string }
  /** A puzzle of a game; '' means one that suits the person. */
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string }
  /** The analysis of positions of a game. */
  | { readonly page: 'analysis'; readonly game: string }
  /** The daily match of a game; '' means the current day. */
  | { readonly page: 'daily'; readonly game: string; readonly day: string }
  /** A new tournament of a game. */
  | { readonly page: 'new-tournament'; readonly game: string }
  | { readonly page: 'tournament'; readonly id: string }
  /** The ladder of a game. */
  | { readonly page: 'ladder'; readonly game: string }
  | { readonly page: 'unknown' };

/** The page of a path. */
export function readRoute(path: string): Route {
  const [, kind = '', rest = '', ...more] = path.replace(/(?<=.)\/$/, '').split('/');
  if (kind === '' && rest === '') return { page: 'lobby' };
  if (kind === 'replay' && rest === '') return { page: 'replay-file' };
  if (kind === 'gallery' && more.length === 0) return { page: 'gallery', game: rest };
  if (kind === 'puzzles') return readPuzzle(rest, more);
  if (kind === 'daily' && /^[a-z-]+$/.test(rest) && more.length < 2)
    return { page: 'daily', game: rest, day: more[0] ?? '' };
  if (more.length > 0 || rest === '') return { page: 'unknown' };
  if (kind === 'j') return { page: 'invite', code: rest.toUpperCase() };
  const isOfGame = kind === 'rules' || kind === 'learn' || kind === 'ladder' || kind === 'analysis';
  if (isOfGame && /^[a-z-]+$/.test(rest)) return { page: kind, game: rest };
  if (kind === 'tournaments' && /^[a-z-]+$/.test(rest))
    return { page: 'new-tournament', game: rest };
  if (!MATCH_ID.test(rest)) return { page: 'unknown' };
  if (kind === 'm') return { page: 'table', matchId: rest };
  if (kind === 'replay' || kind === 'here' || kind === 'deal' || kind === 'seat')
    return { page: kind, matchId: rest };
  if (kind === 'tournament') return { page: 'tournament', id: rest };
  if (kind === 'w') return { page: 'watch', matchId: rest };
  return { page: 'unknown' };
}

function readPuzzle(game: string, [id = '', ...more]: readonly string[]): Route {
  const isPuzzle = more.length === 0 && /^[a-z-]+$/.test(game) && /^[a-z0-9]*$/.test(id);
  return isPuzzle ? { page: 'puzzle', game, id } : { page: 'unknown' };
}

/** The path of a puzzle; without an id, of one that suits the person. */
export const puzzlePath = (game: string, id?: string): string =>
  `/puzzles/${game}${id === undefined ? '' : `/${id}`}`;

/** The path of the analysis of positions of a game. */
export const analysisPath = (game: string): string => `/analysis/${game}`;

/** The path of the tutorial match of a game. */
export const learnPath = (game: string): string => `/learn/${game}`;

/** The path of the choice to play the deal of a finished match. */
export const dealPath = (id: string): string => `/deal/${id}`;

/** The path of the daily match of a game. */
export const dailyPath = (game: string, day?: string): string =>
  day === undefined ? `/daily/${game}` : `/daily/${game}/${day}`;

/** The path of a tournament. */
export const tournamentPath = (id: string): string => `/tournament/${id}`;

/** The path of a new tournament of a game. */
export const newTournamentPath = (game: string): string => `/tournaments/${game}`;

/** The path of the ladder of a game. */
export const ladderPath = (game: string): string => `/ladder/${game}`;

/** The path of a match of this device. */
export const herePath = (id: string): string => `/here/${id}`;

const MOVED = 'atoll-moved';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(MOVED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(MOVED, listener);
  };
}

/** Navigates to another page of the program, which reads the note with `useNote`. */
export function navigate(path: string, note?: string): void {
  history[historyMethod()](note ?? null, '', path);
  scrollTo(0, 0);
  dispatchEvent(new Event(MOVED));
}

/** The note that `navigate` left for the current page, if any. */
function note(): string | undefined {
  const state: unknown = history.state;
  return typeof state === 'string' ? state : undefined;
}

/**
 * The note that `navigate` left for this page, readable once: a reload does not find it again. It
 * is removed only after the page is shown, because React may render a page several times before
 * that, and each render must read the same.
 */
export function useNote(): string | undefined {
  const [found] = useState(note);
  useEffect(() => {
    if (note() !== undefined) history.replaceState(null, '');
  }, []);
  return found;
}

/** The current path; a component that uses it follows every `navigate`. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** For links within the program: follows an ordinary click without loading the page anew. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
    return;
  event.preventDefault();
  navigate(event.currentTarget.pathname);
}
