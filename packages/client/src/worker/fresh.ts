/** A page that is asked for with this comes from the server, whatever is kept. */
export const FRESH = '?fresh';
