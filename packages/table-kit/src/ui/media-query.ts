/** A media query as a store: how to subscribe to it, and whether it matches. */
export type MediaQuery = readonly [
  subscribe: (listener: () => void) => () => void,
  matches: () => boolean,
];

const known = new Map<string, MediaQuery>();

/**
 * One shared source per query. All listeners are called in one turn of the browser, so that related
 * components render together: with a source for each, the first listener would read a page that
 * still has its old look.
 */
export function mediaQuery(query: string): MediaQuery {
  const source = known.get(query) ?? listenTo(matchMedia(query));
  known.set(query, source);
  return source;
}

function listenTo(list: MediaQueryList): MediaQuery {
  const listeners = new Set<() => void>();
  list.addEventListener('change', () => listeners.forEach((tell) => tell()));
  return [
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => list.matches,
  ];
}
