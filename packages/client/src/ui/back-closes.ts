import { useEffect, useRef } from 'react';
import { sheetEntries } from './sheet-entries.ts';

/**
 * The gesture that goes back closes what lies over the page, as people on phones expect: as many
 * sheets as are open, so many entries at least lie on top of that of the page. The entry of a sheet
 * that was closed in another way stays for the next one, since leaving it would abort whatever the
 * page has begun to load; who goes back from it goes back once more.
 */

/** What closes the open sheets, the uppermost last. */
const open: (() => void)[] = [];
let isListening = false;

/** How many entries of sheets lie on top of that of the page, up to the one that is shown. */
const entriesHere = (): number =>
  Number((history.state as { readonly sheets?: number } | null)?.sheets ?? 0);

function listen(): void {
  if (isListening) return;
  isListening = true;
  // A page that was loaded anew may stand on such an entry.
  sheetEntries.count = entriesHere();
  addEventListener('popstate', () => {
    const before = sheetEntries.count;
    const now = (sheetEntries.count = entriesHere());
    if (now >= before) return;
    const closed = open.slice(Math.min(now, open.length - 1));
    for (const close of closed.reverse()) close();
    if (closed.length === 0) history.go(-now - 1);
  });
}

/** Sheets that take turns, as a menu and what it leads to, share an entry. */
function addEntries(): void {
  while (sheetEntries.count < open.length) history.pushState({ sheets: ++sheetEntries.count }, '');
}

/** While there is something to close, going back does that instead of leaving the page. */
export function useBackCloses(onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  const isOpen = onClose !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    listen();
    const close = (): void => latest.current?.();
    open.push(close);
    const adding = setTimeout(addEntries);
    return () => {
      clearTimeout(adding);
      open.splice(open.indexOf(close), 1);
    };
  }, [isOpen]);
}
