/**
 * Shadow of one lift level: offset right and down, blur, opacity, width of the lit paper edge; all
 * in drawing units.
 */
const LIFTS = [
  { level: 1, dx: 0.5, dy: 0.9, blur: 0.7, opacity: 0.42, rim: 0.55 },
  { level: 2, dx: 1, dy: 2, blur: 1.7, opacity: 0.45, rim: 0.7 },
  { level: 3, dx: 1.8, dy: 4.6, blur: 4, opacity: 0.5, rim: 0.9 },
] as const;

type Snap = (units: number) => number;

/** @param snap how offsets are rounded */
const lifts = (snap: Snap): string =>
  LIFTS.map(
    ({ level, dx, dy, blur, opacity, rim }) =>
      `<filter id="lift${level}" x="-30%" y="-30%" width="170%" height="180%" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="b"/><feOffset in="b" dx="${snap(dx)}" dy="${snap(dy)}" result="o"/>` +
      `<feFlood flood-color="#0a1130" flood-opacity="${opacity}"/><feComposite in2="o" operator="in" result="sh"/>` +
      `<feOffset in="SourceAlpha" dx="${snap(rim)}" dy="${snap(rim)}" result="q"/>` +
      '<feComposite in="SourceAlpha" in2="q" operator="out" result="e"/>' +
      '<feFlood flood-color="#fff6e0" flood-opacity=".42"/><feComposite in2="e" operator="in" result="hi"/>' +
      '<feMerge><feMergeNode in="sh"/><feMergeNode in="SourceGraphic"/><feMergeNode in="hi"/></feMerge></filter>',
  ).join('');

const volume =
  '<linearGradient id="vol" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#fff4d8" stop-opacity=".3"/><stop offset=".42" stop-color="#fff4d8" stop-opacity="0"/>' +
  '<stop offset=".6" stop-color="#141d4a" stop-opacity="0"/><stop offset="1" stop-color="#141d4a" stop-opacity=".38"/>' +
  '</linearGradient>';

/**
 * The shared filters (lift1 to lift3) and the volume gradient as one `<defs>` element, for the
 * inside of an SVG.
 */
export const SVG_DEFS = `<defs>${lifts((units) => units)}${volume}</defs>`;

/**
 * The same definitions as a hidden SVG element: put it once into a document before any drawing of
 * this package.
 */
export const DEFS = `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${SVG_DEFS}</svg>`;

/** How a drawing becomes a picture. */
export interface DocumentOptions {
  /** Pixels per drawing unit, 1 if not given. */
  scale?: number;
  /** By how much the drawing enlarges the lifted parts in it, 1 if not given. */
  zoom?: number;
}

/**
 * Wraps a drawing into a complete SVG document of whole pixels with the shared definitions. Shadows
 * and lit edges fall by whole pixels: an edge of less than one would only grey the outline of
 * whatever is small.
 * @param inner the drawing
 * @param box left, top, width and height of the visible area in drawing units
 */
export function svgDocument(
  inner: string,
  [x, y, w, h]: readonly [number, number, number, number],
  { scale = 1, zoom = 1 }: DocumentOptions = {},
): string {
  const pixels = scale * zoom;
  const defs = `<defs>${lifts((units) => Math.trunc(units * pixels) / pixels)}${volume}</defs>`;
  const [width, height] = [w, h].map((units) => Math.round(units * scale));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" ` +
    `width="${width}" height="${height}" preserveAspectRatio="none">${defs}${inner}</svg>`
  );
}
