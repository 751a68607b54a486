import { useEffect, useRef } from 'react';
import type { Settings } from '../../settings/settings.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Single letters and Escape, outside of text fields and open dialogs; letters and signs only while
 * they are switched on.
 */
export function useShortcuts(
  onKey: (key: string) => boolean,
  letters: Settings['letterKeys'],
): void {
  const latest = useRef({ onKey, letters });
  latest.current = { onKey, letters };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        typing(event.target)
      )
        return;
      if (document.querySelector('[role="dialog"][data-state="open"]') !== null) return;
      if (event.key.length === 1 && latest.current.letters === 'off') return;
      if (latest.current.onKey(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
