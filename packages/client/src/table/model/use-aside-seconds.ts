import type { TableAsideData } from '@atoll/protocol';
import { useEffect, useState } from 'react';
import { asideSeconds, nextSecond } from './aside-time.ts';

/**
 * For how many seconds a bot still waits for those who may act aside. `ahead` is by how many ms the
 * clock of the server is ahead of this device.
 */
export function useAsideSeconds(aside: TableAsideData, ahead: number): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      const at = Date.now() + ahead;
      setNow(at);
      const next = nextSecond(aside, at);
      if (next !== undefined) timer = setTimeout(tell, next + 1);
    };
    timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [aside, ahead]);
  return asideSeconds(aside, now);
}
