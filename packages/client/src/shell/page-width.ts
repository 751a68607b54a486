import { useLayoutEffect } from 'react';

export type PageWidth = 'phone' | 'middle' | 'wide';

/** How much room there is, measured in letters: large text on a wide screen is laid out as on a narrow one. */
export function pageWidth(pixels: number, textSize: number): PageWidth {
  const rem = pixels / (0.16 * textSize);
  return rem >= 62 ? 'wide' : rem >= 40 ? 'middle' : 'phone';
}

/** Sets the size of all text, in percent, and tells style sheets as `data-width` how much room is left. */
export function usePageWidth(textSize: number): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = `${textSize}%`;
    const measure = () => {
      root.dataset['width'] = pageWidth(window.innerWidth, textSize);
      root.dataset['text'] = textSize >= 150 ? 'large' : 'usual';
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [textSize]);
}
