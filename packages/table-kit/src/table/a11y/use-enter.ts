import { useEffect, useRef } from 'react';

/** The facts about a press of Enter. */
export interface EnterPress {
  readonly key: string;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
  /** Where the focus is: nowhere, on an element, or in an open dialog. */
  readonly focus: 'nowhere' | 'something' | 'dialog';
}

/** Whether Enter belongs to the table: an element with the focus handles Enter itself. */
export const isForTable = ({ key, repeat, defaultPrevented, focus }: EnterPress): boolean =>
  key === 'Enter' && !repeat && !defaultPrevented && focus === 'nowhere';

/**
 * Calls `onEnter` for Enter while nothing has the focus, for example after the pressed button was
 * removed.
 */
export function useEnter(onEnter: () => void): void {
  const latest = useRef(onEnter);
  latest.current = onEnter;
  useEffect(() => {
    const listen = ({ key, repeat, defaultPrevented, target }: KeyboardEvent): void => {
      const isDialogOpen = document.querySelector('[role="dialog"][data-state="open"]') !== null;
      const focus = isDialogOpen ? 'dialog' : target === document.body ? 'nowhere' : 'something';
      if (isForTable({ key, repeat, defaultPrevented, focus })) latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
