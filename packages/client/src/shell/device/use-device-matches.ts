import { useEffect, useState } from 'react';
import type { DeviceMatch } from './device-match.ts';
import { deviceMatches } from './device-matches.ts';

/** The matches of this device, the newest first; empty until they are read. */
export function useDeviceMatches(): readonly DeviceMatch[] {
  const [matches, setMatches] = useState<readonly DeviceMatch[]>([]);
  useEffect(() => {
    let gone = false;
    const read = (): void =>
      void deviceMatches.list().then((kept) => {
        if (!gone) setMatches(kept);
      });
    read();
    const stop = deviceMatches.subscribe(read);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return matches;
}
