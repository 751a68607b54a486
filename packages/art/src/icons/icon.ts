/** How an icon is announced. */
export interface IconOptions {
  /** Spoken name; without it the icon is hidden from assistive technology, for use beside words. */
  title?: string;
}

const escape = (s: string): string =>
  s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Wraps shapes into an SVG element.
 * @param size width and height in CSS pixels
 * @param options.kind class of the element beside `ic`
 * @param options.box side of the square that the shapes are drawn in; default 24
 */
export function iconElement(
  shapes: string,
  size: number,
  { kind, title, box = 24 }: IconOptions & { kind: string; box?: number },
): string {
  const spoken = title ? `role="img" aria-label="${escape(title)}"` : 'aria-hidden="true"';
  return `<svg class="ic ${kind}" viewBox="0 0 ${box} ${box}" width="${size}" height="${size}" ${spoken}>${shapes}</svg>`;
}

/** The shapes of a glyph in fixed colours: its own and that of its cut-outs. */
export const inked = (shapes: string, ink: string, cut: string): string =>
  shapes.replaceAll('currentColor', ink).replaceAll('var(--cut,#fbf1e1)', cut);
