import { useEffect, useRef, useState, type RefObject } from 'react';

/** Which ends of a scrolling box are visible. */
export interface ScrollEnds {
  readonly start: boolean;
  readonly end: boolean;
}

interface Watched extends ScrollEnds {
  /** The scrolling box, and its content. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
}

/** Tracks the scroll position of a box and the size of its content. */
export function useScrollEnds(): Watched {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<ScrollEnds>({ start: true, end: true });
  useEffect(() => {
    const scrolled = box.current;
    const held = content.current;
    if (!scrolled || !held) return;
    const look = (): void => {
      const start = scrolled.scrollTop < 1;
      const end = scrolled.scrollTop + scrolled.clientHeight > scrolled.scrollHeight - 1;
      setEnds((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    const observer = new ResizeObserver(look);
    for (const each of [scrolled, held]) observer.observe(each);
    scrolled.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scrolled.removeEventListener('scroll', look);
    };
  }, []);
  return { ...ends, box, content };
}
