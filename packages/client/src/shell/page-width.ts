import { useLayoutEffect } from 'react';

export type PageWidth = 'phone' | 'middle' | 'wide';

/**
 * The available width, measured in letters: large text on a wide screen is laid out as on a narrow
 * one.
 */
export function pageWidth(pixels: number, textSize: number): PageWidth {
  const rem = pixels / (0.16 * textSize);
  return rem >= 62 ? 'wide' : rem >= 40 ? 'middle' : 'phone';
}

/** The scale of all text on a very large screen, which is viewed from farther away: 1 to 1.5. */
export const farAway = ({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): number => Math.max(1, Math.min(1.5, width / 1920, height / 1080));

/**
 * Sets the size of all text, in percent, and the remaining width as `data-width` for style sheets.
 */
export function usePageWidth(textSize: number): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const size = textSize * farAway({ width: window.innerWidth, height: window.innerHeight });
      root.style.fontSize = `${size}%`;
      // content beside the page takes room from it
      const room = window.innerWidth - Number(root.dataset['beside'] ?? 0);
      root.dataset['width'] = pageWidth(room, size);
      root.dataset['text'] = textSize >= 150 ? 'large' : 'usual';
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [textSize]);
}
