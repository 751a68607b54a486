import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import './fitted-name.css';

/** Text sizes to try, as fractions of the ordinary size. */
const SIZES = [1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.52] as const;

/**
 * Whether all lines fit into the box. Its height is reported in whole pixels; glyphs may exceed
 * their line by less than half a line.
 */
function fits(box: HTMLElement): boolean {
  const line = parseFloat(getComputedStyle(box).lineHeight);
  const lines = Math.floor(box.scrollHeight / line);
  return (
    box.scrollWidth <= box.clientWidth &&
    lines * line < box.clientHeight + 1 &&
    box.scrollHeight < box.clientHeight + line / 2
  );
}

/**
 * Finds the largest size at which the text fits into its box. Words are broken only where the
 * smallest size is too large, and the box grows in height only where that does not help either:
 * text is never cut. The style sheet of the box reads the size from `--fit`; `data-fitted` marks a
 * size other than the ordinary one.
 */
function fit(box: HTMLElement): void {
  box.style.maxHeight = '';
  for (const wrap of ['normal', 'anywhere']) {
    box.style.overflowWrap = wrap;
    for (const size of SIZES) {
      box.style.setProperty('--fit', String(size));
      box.toggleAttribute('data-fitted', size < 1);
      if (fits(box)) return;
    }
  }
  box.style.maxHeight = 'none';
}

/** Keeps the text of a box as large as fits; `text` is the whole content. */
export function useFit(ref: RefObject<HTMLElement | null>, text: string): void {
  useLayoutEffect(() => {
    const box = ref.current;
    const place = box?.parentElement;
    if (!box || !place) return;
    const again = (): void => fit(box);
    const observer = new ResizeObserver(again);
    again();
    observer.observe(place);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [ref, text]);
}

interface FittedNameProps {
  readonly name: string;
  /** Follows the name in small letters. */
  readonly note?: string;
}

/**
 * The name of a person in its own writing direction, on as many lines as fit and smaller where
 * necessary. Its style sheet sets the height: the `max-height` of `.fitted-name`, in pixels.
 */
export function FittedName({ name, note = '' }: FittedNameProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  useFit(ref, `${name} ${note}`);
  return (
    <span ref={ref} className="fitted-name" dir="auto">
      {name}
      {note !== '' && <small> {note}</small>}
    </span>
  );
}
