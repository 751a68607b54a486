import type { Container } from 'pixi.js';
import type { Mark } from '../../model/table-model.ts';
import { drawFocus, drawHintBadge, drawMark } from '../drawing/marks.ts';
import { sizeOf, type Painter } from './painter.ts';
import type { Placed } from './placed.ts';

/** The role of a thing in the current prompt. */
export interface MarkState {
  readonly mark: Mark;
  /** A pointer or the keyboard is on it. */
  readonly focused: boolean;
}

/**
 * The label of parts that lie around a card only for the moment: they do not fade with the drawing.
 */
export const MOMENTARY = 'momentary';

const RADIUS = 9;

/**
 * The drawing of a thing with the prompt's marks, lowest first: a rim below it, above it the lamp
 * of a hint and a ring.
 */
export function drawMarked<P extends Placed>(
  painter: Painter<P>,
  p: P,
  { mark, focused, drawing }: MarkState & { readonly drawing: Container },
): readonly Container[] {
  const role = painter.roleOf(p);
  const box = { ...sizeOf(painter, p), radius: RADIUS };
  const out: Container[] = [];
  const shown: Mark = role === 'card' && focused ? 'chosen' : mark;
  if (role === 'card' && shown !== 'plain' && shown !== 'dim') {
    const rim = drawMark(shown, box);
    rim.label = MOMENTARY;
    out.push(rim);
  }
  if (role === 'place' && mark === 'advised') out.push(drawMark(mark, box));
  out.push(drawing);
  if (mark === 'advised') out.push(drawHintBadge(role === 'spot' ? { height: 0 } : box));
  if (focused && role !== 'card')
    out.push(drawFocus(painter.areaOf({ ...p, x: 0, y: 0, scale: 1 })));
  return out;
}
