import { useEffect, useState } from 'react';

/** Whether the table below has been drawn once. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (drawn) return undefined;
    const look = (): void =>
      setDrawn(document.querySelector('.table-place [data-ready="true"]') !== null);
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true },
      attributeFilter: ['data-ready'],
    });
    look();
    return () => observer.disconnect();
  }, [drawn]);
  return drawn;
}
