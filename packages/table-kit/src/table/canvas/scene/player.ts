import type { Container } from 'pixi.js';
import type { Motion, MotionOf } from '../motion/motion.ts';
import type { EffectLayer } from './effect-layer.ts';
import type { SceneNode } from './node.ts';
import type { Painter } from './painter.ts';
import type { Placed } from './placed.ts';
import { drawLink, flyToken, throwConfetti } from './play-air.ts';
import { appear, glide, leave, move, redraw } from './play-cards.ts';
import { movePart } from './play-parts.ts';

/** The context in which the movements of one moment are played. */
export interface Cast<P extends Placed> {
  readonly speed: number;
  /** The things on the table now, by key, in their final drawing. */
  readonly things: ReadonlyMap<string, SceneNode<P>>;
  /** Things that are no longer on the table; the player removes them. */
  readonly gone: readonly SceneNode<P>[];
  readonly homeOf: (placement: P) => Container;
  readonly playEffect: (air: EffectLayer, effect: MotionOf<'effect'>) => void;
}

export interface Player<P extends Placed> {
  play(motions: readonly Motion[], cast: Cast<P>): void;
}

/**
 * Plays motions by the clock of the stage. When all have ended, nothing is left of them but the
 * table as it is.
 */
export function createPlayer<P extends Placed>(
  painter: Painter<P>,
  { stage, flying, low }: Omit<EffectLayer, 'speed'>,
): Player<P> {
  const forget = ({ placement: { key } }: SceneNode<P>): void => {
    for (const kind of ['move', 'fade', 'hold', 'breathe']) stage.tweens.drop(`${kind}:${key}`);
  };
  function play(
    motions: readonly Motion[],
    { speed, things, gone, homeOf, playEffect }: Cast<P>,
  ): void {
    const air: EffectLayer = { stage, flying, low, speed };
    const leaving = new Map(gone.map((thing) => [thing.placement.key, thing]));
    for (const motion of motions) {
      switch (motion.kind) {
        case 'token':
          flyToken(air, motion, painter);
          break;
        case 'link':
          drawLink(air, motion, painter);
          break;
        case 'confetti':
          throwConfetti(air, motion, painter);
          break;
        case 'effect':
          playEffect(air, motion);
          break;
        case 'depart':
        case 'vanish':
        case 'fold': {
          const thing = leaving.get(motion.key);
          if (thing === undefined || !leaving.delete(motion.key)) break;
          forget(thing);
          leave(air, thing, { motion, painter });
          break;
        }
        default: {
          const thing = things.get(motion.key);
          if (thing !== undefined) playThing(air, thing, { motion, painter, homeOf });
        }
      }
    }
    for (const thing of leaving.values()) {
      forget(thing);
      thing.node.destroy({ children: true });
    }
  }
  return { play };
}

type OfThing = Exclude<
  Motion,
  { kind: 'token' | 'link' | 'confetti' | 'effect' | 'depart' | 'vanish' | 'fold' }
>;

function playThing<P extends Placed>(
  air: EffectLayer,
  thing: SceneNode<P>,
  {
    motion,
    painter,
    homeOf,
  }: { readonly motion: OfThing; readonly painter: Painter<P>; readonly homeOf: Cast<P>['homeOf'] },
): void {
  switch (motion.kind) {
    case 'glide':
    case 'enter':
      return glide(air, thing, { motion, painter, home: homeOf(thing.placement) });
    case 'appear':
      return appear(air, thing, motion);
    case 'redraw':
      return redraw(air, thing, motion);
    case 'stir':
    case 'lunge':
      return move(air, thing, motion);
    default:
      return movePart(air, thing, { motion, painter });
  }
}
