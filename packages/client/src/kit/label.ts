import { Text, type TextStyleFontWeight } from 'pixi.js';

export const FACES = {
  display: '"Piazzolla Variable", Piazzolla, Georgia, serif',
  text: '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible Next", Verdana, sans-serif',
} as const;

export interface LabelStyle {
  readonly face: keyof typeof FACES;
  /** Design units. */
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly spacing?: number;
  /** Narrows the text until it fits this width. */
  readonly maxWidth?: number;
  readonly halo?: string;
}

// twice the device's own density, so that a zoomed reef stays crisp
const density = (): number => Math.min(4, Math.max(2, 2 * (globalThis.devicePixelRatio || 1)));

/** A line of text whose origin is its upper left corner, or its middle. */
export function label(text: string, style: LabelStyle, anchor: 'corner' | 'middle' | 'left' = 'corner'): Text {
  const out = new Text({
    text,
    resolution: density(),
    style: {
      fontFamily: FACES[style.face],
      fontSize: style.size,
      fontWeight: String(Math.round(style.weight / 100) * 100) as TextStyleFontWeight,
      fill: style.colour,
      letterSpacing: style.spacing ?? 0,
      padding: 2,
      ...(style.halo === undefined ? {} : { stroke: { color: style.halo, width: 3, join: 'round' as const } }),
    },
  });
  if (anchor === 'middle') out.anchor.set(0.5);
  if (anchor === 'left') out.anchor.set(0, 0.5);
  if (style.maxWidth !== undefined) squeeze(out, style.maxWidth);
  return out;
}

/** The narrowest that letters may become before the end of the text is cut off. */
const NARROWEST = 0.8;

/** Condenses a text that is too wide; what does not fit even then ends in an ellipsis. */
function squeeze(out: Text, room: number): void {
  const full = out.text;
  for (let keep = full.length - 1; out.width * NARROWEST > room && keep > 3; keep--) out.text = `${full.slice(0, keep).trimEnd()}…`;
  if (out.width > room) out.scale.x = room / out.width;
}

/** Waits for both faces, so that no canvas text is drawn in a fallback. */
export async function loadFaces(): Promise<void> {
  const wanted = [`700 16px ${FACES.display}`, `600 16px ${FACES.text}`];
  await Promise.all(wanted.map((font) => document.fonts.load(font, 'Az09'))).catch(() => undefined);
}
