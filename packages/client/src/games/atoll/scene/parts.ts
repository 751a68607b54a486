import { FACE, palette, type Box } from '@atoll/art';
import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { label } from '../../../table/canvas/label.ts';
import type { Spot } from '../../../ui/rect.ts';
import { PART } from '../motion/motion.ts';
import type { ArtKit } from './art-kit.ts';
import { sceneTheme } from './theme.ts';

/** Units that the bake leaves free around a piece, by the first part of its name. */
const MARGIN: Readonly<Record<string, number>> = { pearl: 6, socket: 1, shadow: 24 };

/** A baked piece whose body, without the margin for its shadow, fills the box. `size` is the body as it was baked. */
export function piece(kit: ArtKit, name: string, box: Box, size: { width: number; height: number }): Sprite {
  const texture = kit.atlas.find(name) ?? Texture.EMPTY, margin = MARGIN[name.split('/')[0]!] ?? 3, out = new Sprite(texture);
  const kx = box.width / size.width, ky = box.height / size.height;
  out.position.set(box.x - margin * kx, box.y - margin * ky);
  out.setSize((size.width + 2 * margin) * kx, (size.height + 2 * margin) * ky);
  return out;
}

const SMALL = { width: 24, height: 24 }, LARGE = { width: 48, height: 48 };

/** A token, badge or glyph; takes the baked size that is at least as large as it is shown. */
export function icon(kit: ArtKit, name: string, box: Box): Sprite {
  return box.width > 17 ? piece(kit, `${name}-48`, box, LARGE) : piece(kit, `${name}-24`, box, SMALL);
}

/** A part of a card that may move by itself, found by its name. It is at rest while nothing is done to it, and turns around its middle. */
export function loose(name: string, drawing: Container, middle: Spot): Container {
  const out = new Container(), hand = new Container();
  hand.label = name;
  out.position.copyFrom(middle);
  drawing.position.set(drawing.x - middle.x, drawing.y - middle.y);
  out.addChild(hand);
  hand.addChild(drawing);
  return out;
}

/** The same for a token in its box. */
export const looseIcon = (kit: ArtKit, name: string, { of, box }: { of: string; box: Box }): Container =>
  loose(name, icon(kit, of, box), { x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side });

export interface FaceInput {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly colour: string;
  /** Whether all life has gone out of it. */
  readonly grey?: boolean;
}

/** The drawn sheet of a card, or a plain one while it is not baked. */
export function face(kit: ArtKit, name: string, { width, height, radius, colour, grey = false }: FaceInput): Container {
  const found = kit.atlas.face(name);
  if (found === undefined) return new Graphics().roundRect(0, 0, width, height, radius).fill(colour);
  const shade = (texture: Texture): Texture => (grey ? kit.atlas.grey(texture) : texture);
  const out = new Container(), back = new Sprite(shade(found.back)), figure = new Sprite(shade(found.figure));
  back.setSize(width, height);
  figure.position.set(found.at[0], found.at[1]);
  figure.setSize(found.at[2], found.at[3]);
  out.addChild(back, figure);
  return out;
}

/** The white lines around a card of strong contrast: one, or two with a dark one between. Nothing in the usual theme. */
export function rim(count: 1 | 2, { width, height, radius }: { width: number; height: number; radius: number }): Container {
  const g = new Graphics();
  if (sceneTheme().rim === 'paper') return g;
  if (count === 1) return g.roundRect(0, 0, width, height, radius).stroke({ color: '#ffffff', width: 2.5 });
  g.roundRect(0, 0, width, height, radius).stroke({ color: '#ffffff', width: 6 });
  return g.roundRect(0, 0, width, height, radius).stroke({ color: '#04081c', width: 2 });
}

export interface StepsInput {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly heights: readonly [number, number, number];
  readonly points: readonly [number, number, number];
  /** 1 to 3, or 0 for none. */
  readonly level: number;
  readonly pearl: 22 | 25;
}

/** The three abundance steps at the lower edge, and the pearl on the current one. */
export function steps(kit: ArtKit, { width: w, height: h, radius, heights, points, level, pearl }: StepsInput): Container {
  const out = new Container(), third = w / 3, { low, mid, high, rule, ruleWidth } = sceneTheme().steps, bars = new Graphics();
  [low, mid, high].forEach((colour, i) => {
    const top = h - heights[i]!, x = i * third;
    const end = x + third, left = i === 0 ? radius : 0, right = i === 2 ? radius : 0;
    bars.moveTo(x, top).lineTo(end, top).lineTo(end, h - right).quadraticCurveTo(end, h, end - right, h)
      .lineTo(x + left, h).quadraticCurveTo(x, h, x, h - left).closePath();
    bars.fill(colour).rect(x, top, third, 1).fill({ color: '#ffffff', alpha: 0.55 });
    if (i > 0) bars.rect(x - 2, top + 1, 2, heights[i]! - 2).fill({ color: '#0a1130', alpha: 0.12 });
    if (rule !== '') bars.rect(x, top - ruleWidth, third, ruleWidth).rect(x, top, i > 0 ? ruleWidth : 0, heights[i]!).fill(rule);
  });
  out.addChild(bars);
  const middle = (i: number): Spot => ({ x: (i + 0.5) * third, y: h - heights[i]! / 2 });
  if (level > 0) {
    const at = middle(level - 1), box = square(at.x - pearl / 2, at.y - pearl / 2, pearl);
    out.addChild(loose(PART.pearl, piece(kit, `pearl/${pearl}`, box, box), at));
  }
  points.forEach((value, i) => {
    const { x, y } = middle(i);
    const text = label(String(value), { face: 'display', size: pearl > 23 ? 18 : 14.5, weight: 800, colour: palette.ink }, 'middle');
    text.position.set(x, y - 0.5);
    out.addChild(text);
  });
  return out;
}

/** The coin with its number. */
export function price(kit: ArtKit, box: Box, { now, printed }: { readonly now: number; readonly printed: number }): Container {
  const out = new Container(), style = { face: 'display', weight: 800, colour: palette.coinInk, halo: '#f5b841' } as const;
  const x = box.x + box.width / 2, y = box.y + box.height / 2 - 0.5, side = box.width * 0.62, aside = x + side;
  const put = (text: string, size: number, at: number): void => {
    const line = label(text, { ...style, size }, 'middle');
    line.position.set(at, y);
    out.addChild(line);
  };
  // what is printed, struck out behind what is paid
  if (now !== printed) {
    out.addChild(icon(kit, 'token/coin', square(aside - side / 2, y - side / 2, side)));
    put(String(printed), 11, aside);
    out.addChild(new Graphics().moveTo(aside - 6, y + 4).lineTo(aside + 6, y - 4).stroke({ width: 2, color: palette.coinInk }));
  }
  out.addChild(icon(kit, 'token/coin', box));
  put(String(now), 16, x);
  return out;
}

/** Fatigue tokens in a row from the upper left corner. */
export function fatigueRow(kit: ArtKit, count: number): Container {
  const out = new Container(), { x, y, width } = FACE.tile.fatigue;
  for (let i = 0; i < count; i++)
    out.addChild(looseIcon(kit, PART.fatigue(i), { of: 'token/fatigue', box: square(x + i * width * 0.72, y, width) }));
  return out;
}
