import { useEffect, useState } from 'react';

interface Changes<T> {
  /** By how many ms the clock of the server is ahead of this device. */
  readonly ahead: number;
  /**
   * In how many ms the displayed time changes; undefined while time stands still. Stays the same
   * function.
   */
  readonly next: (of: T, now: number) => number | undefined;
}

/**
 * The time of the server, in ms since 1970; updated whenever the displayed time of `of` changes.
 */
export function useServerTime<T>(of: T, { ahead, next }: Changes<T>): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      const at = Date.now() + ahead;
      setNow(at);
      const wait = next(of, at);
      if (wait !== undefined) timer = setTimeout(tell, wait + 1);
    };
    timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [of, ahead, next]);
  return now;
}
