import {
  CanvasSource,
  DOMAdapter,
  Rectangle,
  Sprite,
  Texture,
  type ICanvas,
  type ICanvasRenderingContext2D,
} from 'pixi.js';

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

/**
 * Padding around a text for strokes that reach beyond the letters' own box, and the width of a
 * halo; design units.
 */
const PAD = 2;
const HALO = 3;
/** The narrowest that letters may become before a text takes another line. */
const NARROWEST = 0.8;
/** Reaches as far up and down as any line of text. */
const TALLEST = '|ÉqÅM';

// twice the device's own density, so that a zoomed reef stays crisp
const density = (): number => Math.min(4, Math.max(2, 2 * (globalThis.devicePixelRatio || 1)));

/** The picture of a text, which all lines that read and look the same share. */
interface Picture {
  readonly key: string;
  readonly texture: Texture;
  lines: number;
}

const pictures = new Map<string, Picture>();
/**
 * Pictures that no line shows now, the ones released first in front: a redrawn card mostly shows
 * the same texts.
 */
const unused = new Set<Picture>();
const MOST_UNUSED = 200;

function takePicture(text: string, style: LabelStyle): Picture {
  const { face, size, weight, colour, spacing = 0, halo = '' } = style;
  const key = [density(), face, size, weight, colour, spacing, halo, text].join(' ');
  const known = pictures.get(key);
  const picture = known ?? { key, texture: draw(text, style), lines: 0 };
  if (!known) pictures.set(key, picture);
  picture.lines++;
  unused.delete(picture);
  return picture;
}

function giveBack(picture: Picture): void {
  picture.lines--;
  if (picture.lines > 0) return;
  unused.add(picture);
  if (unused.size <= MOST_UNUSED) return;
  const [oldest] = unused;
  if (!oldest) return;
  unused.delete(oldest);
  pictures.delete(oldest.key);
  oldest.texture.destroy(true);
}

/**
 * A line of text that is drawn once. Pixi's own texts break lines, follow tags and change, and
 * weigh as much as a small game.
 */
export class Line extends Sprite {
  readonly text: string;
  readonly #picture: Picture;

  constructor(text: string, picture: Picture) {
    super(picture.texture);
    this.text = text;
    this.#picture = picture;
  }

  override destroy(): void {
    if (this.destroyed) return;
    super.destroy();
    giveBack(this.#picture);
  }
}

/** A line of text whose origin is its upper left corner, or its middle. */
export function label(
  text: string,
  style: LabelStyle,
  anchor: 'corner' | 'middle' | 'left' = 'corner',
): Line {
  const out = new Line(text, takePicture(text, style));
  if (anchor === 'middle') out.anchor.set(0.5);
  if (anchor === 'left') out.anchor.set(0, 0.5);
  if (style.maxWidth !== undefined && out.width > style.maxWidth)
    out.scale.x = style.maxWidth / out.width;
  return out;
}

/**
 * A text in as few lines as its width allows, `most` at most: the last way to fit is to be
 * condensed further. Nothing is cut off.
 */
export function inLines(text: string, style: LabelStyle, most: number): readonly string[] {
  const words = text.split(/(?<=[ -])/);
  const room = (style.maxWidth ?? Infinity) / NARROWEST;
  if (most <= 1 || words.length === 1 || widthOf(text, style) <= room) return [text];
  const cuts = words.slice(1).map(
    (_, i) =>
      [
        words
          .slice(0, i + 1)
          .join('')
          .trimEnd(),
        words.slice(i + 1).join(''),
      ] as const,
  );
  const widest = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => widthOf(line, style)));
  return cuts.toSorted((a, b) => widest(a) - widest(b))[0]!;
}

type Pen = ICanvasRenderingContext2D;

const penOf = (canvas: ICanvas): Pen => canvas.getContext('2d') as Pen;

let ruler: Pen | undefined;

/** A pen that writes in a style; sizes are design units. */
function withStyle(pen: Pen, { face, size, weight, spacing = 0 }: LabelStyle): Pen {
  pen.font = `${Math.round(weight / 100) * 100} ${size}px ${FACES[face]}`;
  pen.letterSpacing = `${spacing}px`;
  return pen;
}

function measured(text: string, style: LabelStyle): TextMetrics {
  ruler ??= penOf(DOMAdapter.get().createCanvas());
  return withStyle(ruler, style).measureText(text);
}

const haloOf = ({ halo }: LabelStyle): number => (halo === undefined ? 0 : HALO);

const widthOf = (text: string, style: LabelStyle): number =>
  measured(text, style).width + haloOf(style);

/**
 * A picture of the text. Its size is that of the line, as tall as any text of the style; the
 * padding hangs over.
 */
function draw(text: string, style: LabelStyle): Texture {
  const scale = density();
  const halo = haloOf(style);
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = measured(TALLEST, style);
  const width = widthOf(text, style);
  const height = up + down + halo;
  const canvas = DOMAdapter.get().createCanvas();
  canvas.width = Math.ceil((width + 2 * PAD) * scale);
  canvas.height = Math.ceil((height + 2 * PAD) * scale);
  const pen = withStyle(penOf(canvas), style);
  pen.scale(scale, scale);
  pen.translate(PAD + halo / 2, PAD + halo / 2 + up);
  if (style.halo !== undefined) {
    pen.lineJoin = 'round';
    pen.lineWidth = halo;
    pen.strokeStyle = style.halo;
    pen.strokeText(text, 0, 0);
  }
  pen.fillStyle = style.colour;
  pen.fillText(text, 0, 0);
  return new Texture({
    source: new CanvasSource({ resource: canvas, resolution: scale }),
    orig: new Rectangle(0, 0, width, height),
    trim: new Rectangle(-PAD, -PAD, canvas.width / scale, canvas.height / scale),
  });
}

/** Letters that English does not use and that lie in another part of the faces. */
const LETTERS: Readonly<Record<string, string>> = { cs: 'ěščřžůťďň' };

/**
 * Waits for both faces with the letters of the page's language, so that no canvas text is drawn in
 * a fallback.
 */
export async function loadFaces(): Promise<void> {
  const wanted = [`700 16px ${FACES.display}`, `600 16px ${FACES.text}`];
  const letters = `Az09${LETTERS[document.documentElement.lang] ?? ''}`;
  await Promise.all(wanted.map((font) => document.fonts.load(font, letters))).catch(
    () => undefined,
  );
}
