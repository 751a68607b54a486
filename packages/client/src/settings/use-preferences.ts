import { useState } from 'react';

/**
 * What a person set for one game in this browser, and how to change some of it; it is kept under
 * `key`. `read` is asked once.
 */
export function usePreferences<P extends object>(
  key: string,
  read: () => P,
): readonly [P, (change: Partial<P>) => void] {
  const [held, hold] = useState(read);
  return [
    held,
    (change) => {
      const next = { ...held, ...change };
      hold(next);
      localStorage.setItem(key, JSON.stringify(next));
    },
  ];
}
