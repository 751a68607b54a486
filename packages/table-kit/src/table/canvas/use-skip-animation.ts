import { useEffect, useRef } from 'react';

/**
 * Calls `onHaste` whenever the person touches the page or presses Space; the input also has its
 * usual effect.
 */
export function useSkipAnimation(onHaste: () => void): void {
  const latest = useRef(onHaste);
  latest.current = onHaste;
  useEffect(() => {
    const pointer = (): void => latest.current();
    const key = (event: KeyboardEvent): void => void (event.key === ' ' && latest.current());
    window.addEventListener('pointerdown', pointer, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', pointer, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
}
