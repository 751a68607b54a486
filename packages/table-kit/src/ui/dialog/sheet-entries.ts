/**
 * How many history entries for open or closed sheets lie above the one of the page; see
 * `back-closes.ts`.
 */
export const sheetEntries = { count: 0 };

/** How to enter another page: replaces the entry of a sheet. */
export function historyMethod(): 'pushState' | 'replaceState' {
  const { count } = sheetEntries;
  sheetEntries.count = 0;
  return count > 0 ? 'replaceState' : 'pushState';
}
