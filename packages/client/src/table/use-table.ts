import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Settings, TableConnection } from '../table-host.ts';
import { createDirector, type Beat, type Director, type Shown } from './director.ts';

/** The table as it is to be drawn now, and the director that may be told to hurry. */
export function useDirector(connection: TableConnection, animation: Settings['animation'], beatOf?: Beat): Shown & {
  readonly director: Director;
} {
  const speed = useRef(animation);
  useEffect(() => {
    speed.current = animation;
  }, [animation]);
  const director = useMemo(() => createDirector(connection, () => speed.current, beatOf), [connection, beatOf]);
  useEffect(() => director.start(), [director]);
  const shown = useSyncExternalStore(director.subscribe, director.shown);
  return { ...shown, director };
}

/** The size of an element in CSS pixels. */
export function useSize(): { ref: (element: HTMLElement | null) => void; size: { width: number; height: number } } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const observer = useRef<ResizeObserver | undefined>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (element === null) return;
    const read = (): void => setSize((old) => {
      const { clientWidth: width, clientHeight: height } = element;
      return old.width === width && old.height === height ? old : { width, height };
    });
    observer.current = new ResizeObserver(read);
    observer.current.observe(element);
    read();
  }, []);
  return { ref, size };
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Single letters and Escape, outside of text fields and open dialogs; letters and signs only while they are switched on. */
export function useShortcuts(onKey: (key: string) => boolean, letters: Settings['letterKeys']): void {
  const latest = useRef({ onKey, letters });
  latest.current = { onKey, letters };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
      if (document.querySelector('[role="dialog"][data-state="open"]') !== null) return;
      if (event.key.length === 1 && latest.current.letters === 'off') return;
      if (latest.current.onKey(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether the last thing a person did was to press a key: a pointer never moves the focus. */
export function useByKey(): { readonly current: boolean } {
  const byKey = useRef(false);
  useEffect(() => {
    const key = (): void => void (byKey.current = true), pointer = (): void => void (byKey.current = false);
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
 * Keeps a keyboard in place: when the moment changes by a key and the focused button is gone, the focus goes on to the first of
 * `next` that is there; when a key opened a list, it goes into the list. A pointer never moves the focus.
 */
export function useFocusAfterKey({ moment, next, list }: {
  readonly moment: string;
  readonly next: readonly string[];
  /** What takes the focus even from a button that is still there, or '' while nothing is opened. */
  readonly list: string;
}): void {
  const byKey = useByKey(), latest = useRef({ next, list });
  latest.current = { next, list };
  useEffect(() => {
    if (!byKey.current) return;
    const { next: places, list: opened } = latest.current;
    const lost = document.activeElement === document.body || document.activeElement === null;
    const wanted = [...(opened === '' ? [] : [opened]), ...(lost ? places : [])];
    const found = wanted.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null);
    found?.focus({ preventScroll: true });
  }, [moment, byKey]);
}
