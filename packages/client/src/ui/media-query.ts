/** A media query of the page: how to listen to it, and whether it holds. */
export type MediaQuery = readonly [
  subscribe: (listener: () => void) => () => void,
  matches: () => boolean,
];

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
  list.addEventListener('change', () => listeners.forEach((tell) => tell()));
  return [
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => list.matches,
  ];
}
