import { useCallback, useRef, useState } from 'react';

/** The size of an element in CSS pixels. */
export function useSize(): {
  ref: (element: HTMLElement | null) => void;
  size: { width: number; height: number };
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const observer = useRef<ResizeObserver | undefined>(undefined);
  const ref = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (element === null) return;
    const read = (): void =>
      setSize((old) => {
        const { clientWidth: width, clientHeight: height } = element;
        return old.width === width && old.height === height ? old : { width, height };
      });
    observer.current = new ResizeObserver(read);
    observer.current.observe(element);
    read();
  }, []);
  return { ref, size };
}
