import type { CardId } from '../../src/index.ts';
import { useEffect, useRef, useState } from 'react';

/** How long a new event takes to be turned over, in ms. */
export const REVEAL = 900;

/**
 * The newly revealed event, until the person acts or the next round begins: a person who looked
 * away finds it. The events at first load count as seen.
 */
export function useReveal(past: readonly CardId[], round: number): CardId | undefined {
  const known = useRef(past.length);
  const [shown, show] = useState<{ readonly card: CardId; readonly round: number }>();
  useEffect(() => {
    const card = past.at(-1);
    if (past.length > known.current && card !== undefined) show({ card, round });
    known.current = past.length;
  }, [past, round]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const end = (): void => show(undefined);
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [shown]);
  return shown?.round === round ? shown.card : undefined;
}
