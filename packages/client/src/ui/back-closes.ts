import { useEffect, useRef } from 'react';

/**
 * The gesture that goes back closes what lies over the page, as people on phones expect: each open
 * sheet has an entry of its own in the history of the tab. At rest there are as many of them on top
 * of the entry of the page as sheets are open.
 */

/** What closes the open sheets, the uppermost last. */
const open: (() => void)[] = [];
/** Whether the browser is on its way to another entry because of us. */
let isGoing = false;
let isListening = false;
const waiting: (() => void)[] = [];

/** How many sheets the entry stands for that is shown. */
function shown(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('sheets' in state)) return 0;
  return Number(state.sheets);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', () => {
    const isOurs = isGoing;
    isGoing = false;
    // The person went back, by as many sheets as are open beyond what the entry stands for.
    if (!isOurs) for (const close of open.slice(shown()).reverse()) close();
    for (const run of waiting.splice(0)) run();
    later();
  });
}

/** Sheets that take turns, as a menu and what it leads to, keep the entry. */
const later = (): void => void setTimeout(settle);

function settle(): void {
  if (isGoing) return;
  const more = open.length - shown();
  if (more < 0) {
    isGoing = true;
    history.go(more);
  } else for (let n = shown() + 1; n <= open.length; n++) history.pushState({ sheets: n }, '');
}

/**
 * Runs `change`, which leads to another page of the program: at once, or when the browser is where
 * it was sent. The new page takes the place of the entry of a sheet, so that none is left behind.
 */
export function addEntry(change: (how: 'pushState' | 'replaceState') => void): void {
  const run = (): void => change(shown() > 0 ? 'replaceState' : 'pushState');
  if (isGoing) waiting.push(run);
  else run();
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
    later();
    return () => {
      open.splice(open.indexOf(close), 1);
      later();
    };
  }, [isOpen]);
}
