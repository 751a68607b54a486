import { useState, type KeyboardEvent } from 'react';

/** Where a key leads among things of which Tab reaches only one. */
export interface Roving {
  /** The key of the thing that Tab leads to. */
  readonly home: string;
  readonly onFocus: (key: string) => void;
  /** Moves the focus to the thing with that key in the same widget. */
  readonly go: (event: KeyboardEvent<HTMLElement>, key: string | undefined) => void;
}

/**
 * One tab stop for many things: the one that was last in focus, or the first while that is gone.
 * Things carry `data-key`.
 */
export function useRoving(keys: readonly string[], first: string | undefined): Roving {
  const [last, setLast] = useState('');
  return {
    home: keys.includes(last) ? last : (first ?? keys[0] ?? ''),
    onFocus: setLast,
    go: (event, key) => {
      if (key === undefined) return;
      event.preventDefault();
      event.currentTarget
        .querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
        ?.focus({ preventScroll: true });
    },
  };
}

/** The key of the thing that an event is about. */
export const keyOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['key'] : undefined;

/** Whether a key is pressed without Ctrl, Meta and Alt. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey;
