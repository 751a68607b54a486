/**
 * The entries that sheets have in the history of the tab, as far as pages have to know of them; see
 * `back-closes.ts`.
 */
export const travel: {
  /** What waits while the browser is on its way to another entry because of us. */
  waiting: (() => void)[] | undefined;
} = { waiting: undefined };

/** How many sheets the entry stands for that is shown. */
export const sheetsShown = (): number =>
  Number((history.state as { readonly sheets?: number } | null)?.sheets ?? 0);

/**
 * Runs `change`, which leads to another page of the program: at once, or when the browser is where
 * it was sent. The new page takes the place of the entry of a sheet, so that none is left behind.
 */
export function addEntry(change: (how: 'pushState' | 'replaceState') => void): void {
  const run = (): void => change(sheetsShown() > 0 ? 'replaceState' : 'pushState');
  if (travel.waiting) travel.waiting.push(run);
  else run();
}
