import { palette } from '@atoll/art';
import { Graphics } from 'pixi.js';
import type { Rect } from '../../../ui/rect.ts';
import type { Mark } from '../../model/table-model.ts';
import { markTheme } from './mark-theme.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Dashes {
  readonly radius: number;
  readonly dash: number;
  readonly gap: number;
  readonly stroke: number;
  readonly alpha?: number;
}

/** A dashed round rectangle, dash by dash along its outline. */
function dashed(
  g: Graphics,
  { x, y, width: w, height: h }: Rect,
  { radius: r, dash, gap, stroke, alpha = 1 }: Dashes,
): Graphics {
  const edges: readonly (readonly [number, number, number, number])[] = [
    [x + r, y, x + w - r, y],
    [x + w, y + r, x + w, y + h - r],
    [x + w - r, y + h, x + r, y + h],
    [x, y + h - r, x, y + r],
  ];
  for (const [x0, y0, x1, y1] of edges) {
    const length = Math.hypot(x1 - x0, y1 - y0);
    const count = Math.max(1, Math.round(length / (dash + gap)));
    const step = length / count;
    const ux = (x1 - x0) / length;
    const uy = (y1 - y0) / length;
    const on = (step * dash) / (dash + gap);
    for (let i = 0; i < count; i++) {
      const from = i * step + (step - on) / 2;
      g.moveTo(x0 + ux * from, y0 + uy * from).lineTo(x0 + ux * (from + on), y0 + uy * (from + on));
    }
  }
  const corners: readonly (readonly [number, number, number])[] = [
    [x + w - r, y + r, -Math.PI / 2],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, Math.PI / 2],
    [x + r, y + r, Math.PI],
  ];
  for (const [cx, cy, a] of corners)
    g.moveTo(cx + Math.cos(a + 0.35) * r, cy + Math.sin(a + 0.35) * r).arc(
      cx,
      cy,
      r,
      a + 0.35,
      a + 1.25,
    );
  return g.stroke({ color: markTheme().candle, width: stroke, alpha, cap: 'round' });
}

/**
 * A soft light around a box: a few transparent rims instead of a filter. It ends before the card
 * beside it begins.
 */
function glow(g: Graphics, w: number, h: number, radius: number): void {
  if (markTheme().halo === 'none') return;
  for (let i = 4; i >= 1; i--)
    g.roundRect(-i, -i, w + i * 2, h + i * 2, radius + i).fill({ color: '#ffc86e', alpha: 0.08 });
}

/**
 * The navy disc with its plus sign: it marks the target where the light outline alone would be too
 * weak.
 */
function plus(g: Graphics, { x, y, r }: { x: number; y: number; r: number }): void {
  const arm = r * 0.38;
  const { disc } = markTheme();
  g.circle(x, y, r)
    .fill(disc.fill)
    .moveTo(x, y - arm)
    .lineTo(x, y + arm)
    .moveTo(x - arm, y)
    .lineTo(x + arm, y)
    .stroke({ color: disc.plus, width: r * 0.14, cap: 'round' });
}

/** A free place: glowing where a thing may go, faint where it almost fits. */
export function drawPlace({ width: w, height: h }: Size, legal: 'legal' | 'almost'): Graphics {
  const g = new Graphics();
  const { candle, place, halo } = markTheme();
  const allowed = legal === 'legal';
  if (allowed) {
    glow(g, w, h, 12);
    g.roundRect(0, 0, w, h, 12).fill(
      halo === 'soft' ? { color: '#ffe0a0', alpha: 0.2 } : '#000000',
    );
  }
  if (allowed && place.line === 'full')
    g.roundRect(2, 2, w - 4, h - 4, 11).stroke({ color: candle, width: place.stroke });
  else
    dashed(
      g,
      { x: 1.5, y: 1.5, width: w - 3, height: h - 3 },
      {
        radius: 11,
        dash: 6,
        gap: 4,
        stroke: allowed ? place.stroke : 1.6,
        alpha: allowed ? 1 : 0.4,
      },
    );
  if (allowed) plus(g, { x: w / 2, y: h / 2, r: 21 });
  return g;
}

/** A small target that may be chosen, around the origin. */
export function drawSpot(): Graphics {
  const g = new Graphics();
  for (let i = 4; i >= 1; i--) g.circle(0, 0, 12 + i * 2).fill({ color: '#ffc86e', alpha: 0.1 });
  plus(g, { x: 0, y: 0, r: 12 });
  return g.circle(0, 0, 13).stroke({ color: markTheme().candle, width: 2.4 });
}

/**
 * How far from the edge of a card the outline of a legal choice runs: two neighbours keep water
 * between theirs.
 */
const RIM = 2;

const around = ({ width, height }: Size, by: number): Rect => ({
  x: -by,
  y: -by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * The mark around a card in a prompt: a dashed rim if it may be taken, a full one if it is chosen.
 */
export function drawMark(
  mark: Mark,
  { width, height, radius }: Size & { readonly radius: number },
): Graphics {
  const g = new Graphics();
  const { candle, place } = markTheme();
  if (mark === 'legal') {
    glow(g, width, height, radius);
    const { x, y, width: w, height: h } = around({ width, height }, RIM);
    if (place.line === 'full')
      g.roundRect(x, y, w, h, radius + RIM).stroke({
        color: candle,
        width: Math.min(place.stroke, 3),
      });
    else
      dashed(
        g,
        { x, y, width: w, height: h },
        { radius: radius + RIM, dash: 6, gap: 4, stroke: 2.4 },
      );
  }
  if (mark === 'chosen') {
    glow(g, width, height, radius);
    g.roundRect(-4, -4, width + 8, height + 8, radius + 4).stroke({
      color: candle,
      width: place.stroke + 1,
    });
  }
  if (mark === 'advised') {
    glow(g, width, height, radius);
    g.roundRect(-5, -5, width + 10, height + 10, radius + 5).stroke({
      color: palette.amber.fill,
      width: 4,
    });
  }
  return g;
}

/**
 * The lamp of a hint, over the lower left corner of the suggested thing: names, colonies and points
 * of cards lie elsewhere.
 */
export function drawHintBadge({ height }: Pick<Size, 'height'>): Graphics {
  const g = new Graphics()
    .circle(0, 0, 12)
    .fill(palette.amber.fill)
    .circle(0, 0, 12)
    .stroke({ color: palette.ink, width: 1.5 });
  g.circle(0, -2.2, 5.2)
    .moveTo(-2.6, 2.4)
    .lineTo(-2.6, 4.6)
    .lineTo(2.6, 4.6)
    .lineTo(2.6, 2.4)
    .moveTo(-2.2, 7.8)
    .lineTo(2.2, 7.8)
    .stroke({ color: palette.amber.ink, width: 1.9, cap: 'round', join: 'round' });
  g.position.set(-2, Math.max(0, height - 7));
  return g;
}

/** A full ring around a place or spot that the keyboard or a button points at. */
export const drawFocus = ({ x, y, width, height }: Rect): Graphics =>
  new Graphics()
    .roundRect(x - 3, y - 3, width + 6, height + 6, 14)
    .stroke({ color: markTheme().candle, width: 3.5 });
