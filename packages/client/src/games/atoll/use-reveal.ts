import type { CardId } from '@atoll/game-atoll';
import { useEffect, useRef, useState } from 'react';

/** How long a new event is held up, in ms. */
export const REVEAL = 3000;

/** The event that was revealed just now, until it has been seen or a hand moves on. What lay there at first was seen before. */
export function useReveal(past: readonly CardId[], duration: number): CardId | undefined {
  const known = useRef(past.length), [shown, show] = useState<CardId>();
  useEffect(() => {
    if (past.length > known.current) show(past.at(-1));
    known.current = past.length;
  }, [past]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const end = (): void => show(undefined), timer = setTimeout(end, duration);
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [shown, duration]);
  return shown;
}
