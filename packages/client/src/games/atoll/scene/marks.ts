import { palette } from '@atoll/art';
import { Container, Graphics } from 'pixi.js';
import { label } from '../../../table/canvas/label.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Mark } from '../../../table/model/table-model.ts';
import { TILE, type CellPlacement } from '../layout/placement.ts';
import type { ArtKit } from './art-kit.ts';
import { icon, square } from './parts.ts';
import { sceneTheme } from './theme.ts';

interface Dashes {
  readonly radius: number;
  readonly dash: number;
  readonly gap: number;
  readonly stroke: number;
  readonly alpha?: number;
}

/** A dashed round rectangle, dash by dash along its outline. */
export function dashed(g: Graphics, { x, y, width: w, height: h }: Rect, { radius: r, dash, gap, stroke, alpha = 1 }: Dashes): Graphics {
  const edges: readonly (readonly [number, number, number, number])[] = [
    [x + r, y, x + w - r, y], [x + w, y + r, x + w, y + h - r], [x + w - r, y + h, x + r, y + h], [x, y + h - r, x, y + r],
  ];
  for (const [x0, y0, x1, y1] of edges) {
    const length = Math.hypot(x1 - x0, y1 - y0), count = Math.max(1, Math.round(length / (dash + gap))), step = length / count;
    const ux = (x1 - x0) / length, uy = (y1 - y0) / length, on = (step * dash) / (dash + gap);
    for (let i = 0; i < count; i++) {
      const from = i * step + (step - on) / 2;
      g.moveTo(x0 + ux * from, y0 + uy * from).lineTo(x0 + ux * (from + on), y0 + uy * (from + on));
    }
  }
  const corners: readonly (readonly [number, number, number])[] = [
    [x + w - r, y + r, -Math.PI / 2], [x + w - r, y + h - r, 0], [x + r, y + h - r, Math.PI / 2], [x + r, y + r, Math.PI],
  ];
  for (const [cx, cy, a] of corners) g.moveTo(cx + Math.cos(a + 0.35) * r, cy + Math.sin(a + 0.35) * r).arc(cx, cy, r, a + 0.35, a + 1.25);
  return g.stroke({ color: sceneTheme().candle, width: stroke, alpha, cap: 'round' });
}

/** A soft light around a box: a few transparent rims instead of a filter. It ends before the card beside it begins. */
function glow(g: Graphics, w: number, h: number, radius: number): void {
  if (sceneTheme().halo === 'none') return;
  for (let i = 4; i >= 1; i--) g.roundRect(-i, -i, w + i * 2, h + i * 2, radius + i).fill({ color: '#ffc86e', alpha: 0.08 });
}

/** The navy disc with its plus sign: it carries the target where the light outline alone would be too weak. */
function plus(g: Graphics, { x, y, r }: { x: number; y: number; r: number }): void {
  const arm = r * 0.38, { disc } = sceneTheme();
  g.circle(x, y, r).fill(disc.fill).moveTo(x, y - arm).lineTo(x, y + arm).moveTo(x - arm, y).lineTo(x + arm, y)
    .stroke({ color: disc.plus, width: r * 0.14, cap: 'round' });
}

/** A free cell: glowing where the card may go, faint where it almost fits. */
export function drawCell(kit: ArtKit, place: CellPlacement): Container {
  const out = new Container(), g = new Graphics(), { legal } = place, { candle, cell, halo } = sceneTheme();
  if (legal) {
    glow(g, TILE, TILE, 12);
    g.roundRect(0, 0, TILE, TILE, 12).fill(halo === 'soft' ? { color: '#ffe0a0', alpha: 0.2 } : '#000000');
  }
  if (legal && cell.line === 'full') g.roundRect(2, 2, TILE - 4, TILE - 4, 11).stroke({ color: candle, width: cell.stroke });
  else dashed(g, { x: 1.5, y: 1.5, width: TILE - 3, height: TILE - 3 },
    { radius: 11, dash: 6, gap: 4, stroke: legal ? cell.stroke : 1.6, alpha: legal ? 1 : 0.4 });
  out.addChild(g);
  if (legal) plus(g, { x: TILE / 2, y: TILE / 2, r: 21 });
  if (place.count !== '') {
    const text = label(place.count, { face: 'text', size: 13.5, weight: 700, colour: '#fff3d2', halo: '#14304a' }, 'left');
    const width = 15 + 3 + text.width;
    out.addChild(icon(kit, 'token/colony', square(TILE - 7 - width, TILE - 22, 15)), text);
    text.position.set(TILE - 7 - text.width, TILE - 14.5);
    if (!legal) out.alpha = 0.75;
  }
  return out;
}

/** An empty side that may get a colony. */
export function drawSide(): Container {
  const g = new Graphics();
  for (let i = 4; i >= 1; i--) g.circle(0, 0, 12 + i * 2).fill({ color: '#ffc86e', alpha: 0.1 });
  plus(g, { x: 0, y: 0, r: 12 });
  return g.circle(0, 0, 13).stroke({ color: sceneTheme().candle, width: 2.4 });
}

/** How far from the edge of a card the outline of what may be chosen runs: two neighbours keep water between theirs. */
const RIM = 2;

const around = ({ width, height }: { readonly width: number; readonly height: number }, by: number): Rect =>
  ({ x: -by, y: -by, width: width + 2 * by, height: height + 2 * by });

/** What lies around a card because of the question: a dashed rim if it may be taken, a full one if it is chosen. */
export function drawMark(mark: Mark, { width, height, radius }: { width: number; height: number; radius: number }): Container {
  const g = new Graphics(), { candle, cell } = sceneTheme();
  if (mark === 'legal') {
    glow(g, width, height, radius);
    const { x, y, width: w, height: h } = around({ width, height }, RIM);
    if (cell.line === 'full') g.roundRect(x, y, w, h, radius + RIM).stroke({ color: candle, width: Math.min(cell.stroke, 3) });
    else dashed(g, { x, y, width: w, height: h }, { radius: radius + RIM, dash: 6, gap: 4, stroke: 2.4 });
  }
  if (mark === 'chosen') {
    glow(g, width, height, radius);
    g.roundRect(-4, -4, width + 8, height + 8, radius + 4).stroke({ color: candle, width: cell.stroke + 1 });
  }
  if (mark === 'advised') {
    glow(g, width, height, radius);
    g.roundRect(-5, -5, width + 10, height + 10, radius + 5).stroke({ color: palette.amber.fill, width: 4 });
  }
  return g;
}

/** The lamp of a hint, hanging over the left edge of what is suggested. */
export function drawLamp({ height }: { height: number }): Graphics {
  const g = new Graphics().circle(0, 0, 14).fill(palette.amber.fill).circle(0, 0, 14).stroke({ color: palette.ink, width: 1.5 });
  g.circle(0, -2.2, 5.2).moveTo(-2.6, 2.4).lineTo(-2.6, 4.6).lineTo(2.6, 4.6).lineTo(2.6, 2.4).moveTo(-2.2, 7.8).lineTo(2.2, 7.8)
    .stroke({ color: palette.amber.ink, width: 1.9, cap: 'round', join: 'round' });
  g.position.set(0, height / 2);
  return g;
}

/** A full ring around a cell or side that the keyboard or a button points at. */
export const drawFocus = ({ x, y, width, height }: Rect): Graphics =>
  new Graphics().roundRect(x - 3, y - 3, width + 6, height + 6, 14).stroke({ color: sceneTheme().candle, width: 3.5 });
