/**
 * How many entries of the history lie on top of the one of the page, for sheets that are open or
 * were; see `back-closes.ts`.
 */
export const sheetEntries = { count: 0 };

/** How another page of the program is entered: in the place of the entry of a sheet. */
export function wayToPage(): 'pushState' | 'replaceState' {
  const { count } = sheetEntries;
  sheetEntries.count = 0;
  return count > 0 ? 'replaceState' : 'pushState';
}
