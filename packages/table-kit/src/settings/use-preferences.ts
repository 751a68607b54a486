import { useState } from 'react';

/**
 * The preferences of a person for one game in this browser, and a function to change some of them;
 * they are stored under `key`. `read` is called once.
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
