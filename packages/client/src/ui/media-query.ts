/** A media query of the page, as a source that can be listened to. */
export interface MediaQuery {
  readonly subscribe: (listener: () => void) => () => void;
  readonly matches: () => boolean;
}

const known = new Map<string, MediaQuery>();

/**
 * The same source for everybody who asks for a query. All listeners hear of a change in one turn of
 * the browser, so that what belongs together is drawn together: were each told by itself, whoever
 * comes first would read a page that still has its old look.
 */
export function mediaQuery(query: string): MediaQuery {
  const source = known.get(query) ?? listenTo(matchMedia(query));
  known.set(query, source);
  return source;
}

function listenTo(list: MediaQueryList): MediaQuery {
  const listeners = new Set<() => void>();
  list.addEventListener('change', () => listeners.forEach((listener) => listener()));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    matches: () => list.matches,
  };
}
