import { useEffect, useRef } from 'react';

/** Whether the last thing a person did was to press a key: a pointer never moves the focus. */
export function useByKey(): { readonly current: boolean } {
  const byKey = useRef(false);
  useEffect(() => {
    const key = (): void => void (byKey.current = true);
    const pointer = (): void => void (byKey.current = false);
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  return byKey;
}

/**
 * Keeps a keyboard in place: when the moment changes by a key and the focused button is gone, the
 * focus goes on to the first of `next` that is there; when a key opened a list, it goes into the
 * list. A pointer never moves the focus.
 */
export function useFocusAfterKey({
  moment,
  next,
  list,
}: {
  readonly moment: string;
  readonly next: readonly string[];
  /** What takes the focus even from a button that is still there, or '' while nothing is opened. */
  readonly list: string;
}): void {
  const byKey = useByKey();
  const latest = useRef({ next, list });
  latest.current = { next, list };
  useEffect(() => {
    if (!byKey.current) return;
    const { next: places, list: opened } = latest.current;
    const lost = document.activeElement === document.body || document.activeElement === null;
    const wanted = [...(opened === '' ? [] : [opened]), ...(lost ? places : [])];
    const found = wanted
      .map((selector) => document.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    found?.focus({ preventScroll: true });
  }, [moment, byKey]);
}
