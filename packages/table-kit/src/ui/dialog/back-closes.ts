import { fieldsOf } from '@atoll/engine';
import { useEffect, useRef } from 'react';
import { sheetEntries } from './sheet-entries.ts';

/**
 * The back gesture closes the sheet on top of the page, as people on phones expect. The history has
 * at least as many entries above the page's own as there are open sheets. The entry of a sheet that
 * was closed in another way stays for the next sheet, since leaving it would abort any loading that
 * the page has begun; going back from it goes back once more.
 */

/** The close functions of the open sheets, the topmost last. */
const open: (() => void)[] = [];
let isListening = false;

/** How many sheet entries lie above that of the page, up to the current one. */
const entriesHere = (): number => Number(fieldsOf(history.state)['sheets'] ?? 0);

function listen(): void {
  if (isListening) return;
  isListening = true;
  // A reloaded page may be on such an entry.
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

/** Sheets that replace each other, such as a menu and the page it opens, share an entry. */
function addEntries(): void {
  while (sheetEntries.count < open.length) history.pushState({ sheets: ++sheetEntries.count }, '');
}

/** With `onClose`, going back calls it instead of leaving the page. */
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
