import { matchIdSchema } from '@atoll/protocol';
import type { MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'invite'; readonly code: string }
  | { readonly page: 'table'; readonly matchId: string }
  | { readonly page: 'watch'; readonly matchId: string }
  | { readonly page: 'gallery' }
  | { readonly page: 'unknown' };

/** Which page a path means. */
export function readRoute(path: string): Route {
  const [, kind = '', rest = '', ...more] = path.replace(/(?<=.)\/$/, '').split('/');
  if (kind === '' && rest === '') return { page: 'lobby' };
  if (kind === 'gallery' && rest === '') return { page: 'gallery' };
  if (more.length > 0 || rest === '') return { page: 'unknown' };
  if (kind === 'j') return { page: 'invite', code: rest.toUpperCase() };
  if (!matchIdSchema.safeParse(rest).success) return { page: 'unknown' };
  if (kind === 'm') return { page: 'table', matchId: rest };
  if (kind === 'w') return { page: 'watch', matchId: rest };
  return { page: 'unknown' };
}

const MOVED = 'atoll-moved';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(MOVED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(MOVED, listener);
  };
}

/** Goes to another page of this program. `note` survives a reload of that page; see `takeNote`. */
export function navigate(path: string, note?: string): void {
  history.pushState(note ?? null, '', path);
  scrollTo(0, 0);
  dispatchEvent(new Event(MOVED));
}

/** The note that `navigate` left for this page; told once. */
export function takeNote(): string | undefined {
  const note: unknown = history.state;
  if (typeof note !== 'string') return undefined;
  history.replaceState(null, '');
  return note;
}

/** The path that is shown; a component that uses it follows every `navigate`. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** For links within the program: follows an ordinary click without loading the page anew. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  navigate(event.currentTarget.pathname);
}
