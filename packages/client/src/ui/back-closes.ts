import { useEffect, useRef } from 'react';
import { sheetsShown, travel } from './sheet-entries.ts';

/**
 * The gesture that goes back closes what lies over the page, as people on phones expect: each open
 * sheet has an entry of its own in the history of the tab. At rest there are as many of them on top
 * of the entry of the page as sheets are open.
 */

/** What closes the open sheets, the uppermost last. */
const open: (() => void)[] = [];
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', () => {
    const { waiting } = travel;
    travel.waiting = undefined;
    // The person went back, by as many sheets as are open beyond what the entry stands for.
    if (!waiting) for (const close of open.slice(sheetsShown()).reverse()) close();
    for (const run of waiting ?? []) run();
    later();
  });
}

/** Sheets that take turns, as a menu and what it leads to, keep the entry. */
const later = (): void => void setTimeout(settle);

function settle(): void {
  if (travel.waiting) return;
  const more = open.length - sheetsShown();
  if (more < 0) {
    travel.waiting = [];
    history.go(more);
  } else
    for (let n = sheetsShown() + 1; n <= open.length; n++) history.pushState({ sheets: n }, '');
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
