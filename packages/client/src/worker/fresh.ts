/** A page requested with this comes from the server, never from the cache. */
export const FRESH = '?fresh';
