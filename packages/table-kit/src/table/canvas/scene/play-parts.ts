import type { Container } from 'pixi.js';
import type { MotionOf } from '../motion/motion.ts';
import { EASE } from '../tween.ts';
import { times, type EffectLayer } from './effect-layer.ts';
import type { SceneNode } from './node.ts';
import { sizeOf, type Painter } from './painter.ts';
import type { Placed } from './placed.ts';

type OfPart = MotionOf<'hop' | 'land' | 'nod'>;

/**
 * Moves a part of a card on its own. It is looked up anew each time, since a card may be redrawn at
 * any moment.
 */
export function movePart<P extends Placed>(
  air: EffectLayer,
  thing: SceneNode<P>,
  { motion, painter }: { readonly motion: OfPart; readonly painter: Painter<P> },
): void {
  const { part: name } = motion;
  const { width } = sizeOf(painter, thing.placement);
  const act = motion.kind === 'hop' ? hop(motion.by * width) : motion.kind === 'land' ? land : nod;
  air.stage.tweens.add({
    key: `${name}:${thing.placement.key}`,
    ...times(motion, air),
    ease: EASE.even,
    apply: (t) => {
      const part = thing.face.destroyed ? null : thing.face.getChildByLabel(name, true);
      if (part !== null) act(part, t);
    },
  });
}

/** Forward in a hop, back in a slide. */
function hop(way: number): (part: Container, t: number) => void {
  return (part, t) => {
    const went = EASE.both(t);
    const arc = Math.sin(Math.PI * went);
    part.position.set(-way * (1 - went), way > 0 ? -20 * arc : 0);
    part.scale.set(1 + (way > 0 ? 0.22 : -0.12) * arc);
  };
}

/** From above onto the card. */
function land(part: Container, t: number): void {
  const near = EASE.over(t);
  part.y = -34 * (1 - Math.min(1, near));
  part.scale.set(1.9 - 0.9 * near);
  part.alpha = Math.min(1, t * 3);
}

const NOD = (4 * Math.PI) / 180;

/** Four degrees there and back, and a little the other way. */
function nod(part: Container, t: number): void {
  part.rotation = NOD * 4 * Math.sin(2 * Math.PI * t) * (1 - t);
  part.scale.set(1 + 0.14 * Math.sin(Math.PI * t));
}
