import type { TableClockData } from '@atoll/protocol';
import { useEffect, useState } from 'react';
import { nextChange } from './time-left.ts';

/**
 * The time of the server, in ms since 1970, anew whenever a clock is to be written anew. `ahead` is
 * by how much it is ahead of this device.
 */
export function useServerTime(clock: TableClockData, ahead: number): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      const at = Date.now() + ahead;
      setNow(at);
      const next = nextChange(clock, at);
      if (next !== undefined) timer = setTimeout(tell, next);
    };
    timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [clock, ahead]);
  return now;
}
