import type { Container } from 'pixi.js';
import type { Rect } from '../../../ui/rect.ts';
import type { Placed } from './placed.ts';

/**
 * A card lies, flies, turns around its middle and is raised when it is chosen; a place is a legal
 * target; a spot is a small target, which lies above everything.
 */
export type Role = 'card' | 'place' | 'spot';

/**
 * How a game draws its table. Drawings have the upper left corner of the thing at the origin, and
 * are not scaled yet.
 */
export interface Painter<P extends Placed> {
  readonly roleOf: (p: P) => Role;
  /** The area that it covers on screen, in design units. */
  readonly areaOf: (p: P) => Rect;
  readonly draw: (p: P) => Container;
  /** The shadow of a card that flies, and the paper on its back. */
  readonly drawShadow: (p: P) => Container;
  readonly backOf: (p: P) => string;
  /** How high a chosen card is held, in its own units. */
  readonly heldBy: (p: P) => number;
  /** Whether a new one breathes a few times, so that it is seen. */
  readonly calls: (p: P) => boolean;
  /** An icon of a motion, in the middle of the origin. */
  readonly drawIcon: (name: string, size: number) => Container;
  /** The ribbon of a link, and scraps of confetti with the ring of light behind them. */
  readonly colours: {
    readonly rim: string;
    readonly fill: string;
    readonly scraps: readonly string[];
    readonly ring: string;
  };
}

/** Size of a thing before it is scaled. */
export function sizeOf<P extends Placed>(
  painter: Painter<P>,
  p: P,
): { readonly width: number; readonly height: number } {
  const { width, height } = painter.areaOf({ ...p, scale: 1 });
  return { width, height };
}
