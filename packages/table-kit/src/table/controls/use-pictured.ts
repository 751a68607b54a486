import { useEffect, useState } from 'react';

/**
 * The card that can be shown whole: a new one only when its picture is there or has failed, so that
 * no card is read under the picture of another. The first card does not wait.
 */
export function usePictured(card: string, pictureOf: (card: string) => string): string {
  const [shown, show] = useState(card);
  useEffect(() => {
    if (card === shown) return undefined;
    let wanted = true;
    const picture = new Image();
    const done = (): void => {
      if (wanted) show(card);
    };
    picture.src = pictureOf(card);
    picture.decode().then(done, done);
    return () => {
      wanted = false;
    };
  }, [card, shown, pictureOf]);
  return shown;
}
