import { Container, Graphics } from 'pixi.js';
import { inLines, label, type LabelStyle } from '../label.ts';

/** A name takes at most so many lines. */
export const LINES = 2;

export interface NameInput extends LabelStyle {
  readonly x: number;
  /** The middle of the last line, and how far the line above it lies. */
  readonly last: number;
  readonly pitch: number;
  readonly maxWidth: number;
}

/** A name in one line, or in two. The origin is that of the card. */
export function nameLines(
  text: string,
  { x, last, pitch, ...style }: NameInput,
): { readonly node: Container; readonly lines: number } {
  const node = new Container();
  const lines = inLines(text, style, LINES);
  lines.forEach((line, i) => {
    const drawn = label(line, style, 'left');
    drawn.position.set(x, last - (lines.length - 1 - i) * pitch);
    node.addChild(drawn);
  });
  return { node, lines: lines.length };
}

/** The paper of a card where its words need more room than its picture leaves them. */
export function plate({
  x,
  top,
  bottom,
  width,
  colour,
}: {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly colour: string;
}): Graphics {
  const g = new Graphics()
    .moveTo(x, top + 2)
    .bezierCurveTo(x + width * 0.35, top - 2, x + width * 0.6, top + 3, x + width, top);
  return g
    .lineTo(x + width, bottom)
    .lineTo(x, bottom)
    .closePath()
    .fill(colour);
}
