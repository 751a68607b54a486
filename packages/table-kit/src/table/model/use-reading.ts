import { useCallback, useMemo, useRef, useState } from 'react';

/**
 * The effect of a card's name in a text: pointed at, it shows the card meanwhile; pressed, until
 * another one is read.
 */
export interface CardHands {
  readonly point: (card: string) => void;
  readonly leave: () => void;
  readonly read: (card: string) => void;
}

/** The card that is read. */
export interface ReadingState {
  /** Undefined while no card is read. */
  readonly card: string | undefined;
  /** Shows a card until another is read or it is closed. */
  readonly read: (card: string | undefined) => void;
  /** Shows a card that is pointed at. */
  readonly point: (card: string) => void;
  /**
   * The pointer has left: a card shown only by pointing disappears after a moment, unless the
   * pointer is on it by then.
   */
  readonly leave: () => void;
  readonly hold: () => void;
  /** The same for names of cards in texts; never changes. */
  readonly hands: CardHands;
}

/** How long a card stays when the pointer has left for it, in ms. */
const LINGER = 700;

/**
 * @param manner whether the card has a place of its own, where it stays, or lies over other panels
 */
export function useReading(manner: 'docked' | 'floating'): ReadingState {
  const [held, hold] = useState<{ readonly card: string; readonly by: 'point' | 'read' }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const floats = useRef(false);
  floats.current = manner === 'floating';
  const stay = useCallback(() => clearTimeout(timer.current), []);
  const read = useCallback((card: string | undefined) => {
    clearTimeout(timer.current);
    hold(card === undefined ? undefined : { card, by: 'read' });
  }, []);
  const point = useCallback((card: string) => {
    clearTimeout(timer.current);
    hold({ card, by: 'point' });
  }, []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    if (!floats.current) return;
    timer.current = setTimeout(
      () => hold((now) => (now?.by === 'point' ? undefined : now)),
      LINGER,
    );
  }, []);
  const hands = useMemo(() => ({ read, point, leave }), [read, point, leave]);
  return useMemo(() => ({ card: held?.card, ...hands, hold: stay, hands }), [held, hands, stay]);
}
