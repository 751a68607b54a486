import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import type { Rect, Spot } from '../../../ui/rect.ts';
import type { Atlas } from '../atlas.ts';
import { markTheme } from './mark-theme.ts';

/** Where the baked pictures are. */
export interface Pictures {
  readonly atlas: Atlas;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A baked piece: its body, and the units around it left free for its shadow, 3 unless given. */
export interface Baked extends Size {
  readonly margin?: number;
}

/** A baked piece whose body, without its margin, fills the box. */
export function piece(
  { atlas }: Pictures,
  name: string,
  { box, width, height, margin = 3 }: Baked & { readonly box: Rect },
): Sprite {
  const out = new Sprite(atlas.find(name) ?? Texture.EMPTY);
  const kx = box.width / width;
  const ky = box.height / height;
  out.position.set(box.x - margin * kx, box.y - margin * ky);
  out.setSize((width + 2 * margin) * kx, (height + 2 * margin) * ky);
  return out;
}

const SMALL = { width: 24, height: 24 };
const LARGE = { width: 48, height: 48 };
/** Up to this width, in units, the small picture of an icon is sharp. */
const SMALL_TO = 17;

/**
 * A token, badge or glyph, which are baked in two sizes; takes the one that is at least as large as
 * it is shown.
 */
export const icon = (kit: Pictures, name: string, box: Rect): Sprite =>
  box.width > SMALL_TO
    ? piece(kit, `${name}-48`, { box, ...LARGE })
    : piece(kit, `${name}-24`, { box, ...SMALL });

/**
 * A part of a card that may move on its own, found by its name. It is at rest while nothing is done
 * to it, and turns around its middle.
 */
export function loose(name: string, drawing: Container, middle: Spot): Container {
  const out = new Container();
  const hand = new Container();
  hand.label = name;
  out.position.copyFrom(middle);
  drawing.position.set(drawing.x - middle.x, drawing.y - middle.y);
  out.addChild(hand);
  hand.addChild(drawing);
  return out;
}

/** The same for a token in its box. */
export const looseIcon = (
  kit: Pictures,
  name: string,
  { of, box }: { of: string; box: Rect },
): Container =>
  loose(name, icon(kit, of, box), { x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const square = (x: number, y: number, side: number): Rect => ({
  x,
  y,
  width: side,
  height: side,
});

export interface FaceInput extends Size {
  readonly radius: number;
  readonly colour: string;
  /** Whether all life has gone out of it. */
  readonly grey?: boolean;
}

/** The drawn sheet of a card, or a plain one while it is not baked. */
export function face(
  { atlas }: Pictures,
  name: string,
  { width, height, radius, colour, grey = false }: FaceInput,
): Container {
  const found = atlas.face(name);
  if (found === undefined)
    return new Graphics().roundRect(0, 0, width, height, radius).fill(colour);
  const shade = (texture: Texture): Texture => (grey ? atlas.grey(texture) : texture);
  const out = new Container();
  const back = new Sprite(shade(found.back));
  const figure = new Sprite(shade(found.figure));
  back.setSize(width, height);
  figure.position.set(found.at[0], found.at[1]);
  figure.setSize(found.at[2], found.at[3]);
  out.addChild(back, figure);
  return out;
}

/**
 * The white lines around a card of strong contrast: one, or two with a dark one between. Nothing in
 * the usual theme.
 */
export function rim(
  count: 1 | 2,
  { width, height, radius }: Size & { readonly radius: number },
): Container {
  const g = new Graphics();
  if (markTheme().rim === 'none') return g;
  if (count === 1)
    return g.roundRect(0, 0, width, height, radius).stroke({ color: '#ffffff', width: 2.5 });
  g.roundRect(0, 0, width, height, radius).stroke({ color: '#ffffff', width: 6 });
  return g.roundRect(0, 0, width, height, radius).stroke({ color: '#04081c', width: 2 });
}
