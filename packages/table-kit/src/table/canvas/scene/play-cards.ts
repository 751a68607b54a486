import type { Container } from 'pixi.js';
import type { MotionOf } from '../motion/motion.ts';
import { EASE } from '../tween.ts';
import { times, type EffectLayer } from './effect-layer.ts';
import { foldCard } from './fold.ts';
import { shed, type SceneNode } from './node.ts';
import { sizeOf, type Painter } from './painter.ts';
import type { Placed } from './placed.ts';

interface CardMotion<P extends Placed> {
  readonly motion: MotionOf<'glide' | 'enter'>;
  readonly painter: Painter<P>;
  /** The layer in which it belongs. */
  readonly home: Container;
}

/** Takes a thing to where it lies now, from where it is. */
export function glide<P extends Placed>(
  air: EffectLayer,
  thing: SceneNode<P>,
  { motion, painter, home }: CardMotion<P>,
): void {
  const { node, placement: p } = thing;
  const high = motion.kind === 'glide' && motion.height === 'high';
  const from =
    motion.kind === 'enter'
      ? { ...motion.from, scale: p.scale }
      : { x: node.x, y: node.y, scale: node.scale.x };
  shed(thing, 'shadow');
  thing.body.scale.set(1);
  thing.body.rotation = 0;
  node.alpha = thing.alpha;
  if (high) {
    thing.shadow = painter.drawShadow(p);
    node.addChildAt(thing.shadow, 0);
    air.flying.addChild(node);
  } else if (node.parent !== home) home.addChild(node);
  air.stage.tweens.add({
    key: `move:${p.key}`,
    ...times(motion, air),
    ease: high ? EASE.both : EASE.out,
    apply: (t) => {
      if (node.destroyed) return;
      node.position.set(from.x + (p.x - from.x) * t, from.y + (p.y - from.y) * t);
      node.scale.set(from.scale + (p.scale - from.scale) * t);
      if (motion.kind === 'enter') {
        node.alpha = thing.alpha * Math.min(1, t * 1.6);
        thing.body.rotation = (t - 1) * 0.1;
      }
      if (thing.shadow === undefined) return;
      const lift = Math.sin(Math.PI * t);
      thing.body.scale.set(1 + 0.07 * lift);
      thing.shadow.position.set(5 * lift, 12 * lift);
      thing.shadow.alpha = lift * 0.9;
    },
    done: () => {
      if (!node.destroyed) shed(thing, 'shadow');
      if (!node.destroyed && node.parent !== home) home.addChild(node);
    },
  });
}

export function appear<P extends Placed>(
  air: EffectLayer,
  thing: SceneNode<P>,
  motion: MotionOf<'appear'>,
): void {
  const apply = (t: number): void => {
    if (!thing.node.destroyed) thing.node.alpha = thing.alpha * t;
  };
  air.stage.tweens.add({ key: `fade:${thing.placement.key}`, ...times(motion, air), apply });
}

/**
 * Farther than this, in units, a departing thing flies; otherwise it only moves aside while it
 * fades.
 */
const FAR = 80;

/** Moves a thing that is no longer on the table away; it is destroyed at the end. */
export function leave<P extends Placed>(
  air: EffectLayer,
  thing: SceneNode<P>,
  {
    motion,
    painter,
  }: { readonly motion: MotionOf<'depart' | 'vanish' | 'fold'>; readonly painter: Painter<P> },
): void {
  const { node, placement: p } = thing;
  const from = { x: node.x, y: node.y, scale: node.scale.x };
  const { width, height } = sizeOf(painter, p);
  if (motion.kind === 'depart') air.flying.addChild(node);
  const fold = motion.kind === 'fold' ? foldCard(painter, thing) : undefined;
  const to = motion.kind === 'depart' ? motion.to : undefined;
  const far =
    to !== undefined &&
    Math.hypot(
      to.x - from.x - (width / 2) * from.scale,
      to.y - from.y - (height / 2) * from.scale,
    ) > FAR;
  air.stage.tweens.add({
    key: `leave:${p.key}`,
    ...times(motion, air),
    ease: far ? EASE.both : EASE.even,
    apply: (t) => {
      if (node.destroyed) return;
      fold?.(t);
      node.alpha =
        thing.alpha *
        (fold !== undefined ? Math.min(1, 3 * (1 - t)) : far ? Math.min(1, 4 * (1 - t)) : 1 - t);
      if (to === undefined) return;
      const scale = from.scale * (far ? 1 - 0.78 * t : 1 - 0.12 * t);
      node.scale.set(scale);
      const x = from.x + (width / 2) * from.scale;
      const y = from.y + (height / 2) * from.scale;
      node.position.set(
        x + (to.x - x) * t - (width / 2) * scale,
        y + (to.y - y) * t - (height / 2) * scale,
      );
    },
    done: () => node.destroy({ children: true }),
  });
}

/** The old drawing fades over the new one. */
export function redraw<P extends Placed>(
  air: EffectLayer,
  thing: SceneNode<P>,
  motion: MotionOf<'redraw'>,
): void {
  air.stage.tweens.add({
    key: `redraw:${thing.placement.key}`,
    ...times(motion, air),
    ease: EASE.even,
    apply: (t) => {
      if (thing.ghost?.destroyed === false) thing.ghost.alpha = 1 - t;
    },
    done: () => {
      if (thing.ghost?.destroyed === false) shed(thing, 'ghost');
    },
  });
}

/** The card moves in its place: it rises for a moment, or lunges at another. */
export function move<P extends Placed>(
  air: EffectLayer,
  thing: SceneNode<P>,
  motion: MotionOf<'stir' | 'lunge'>,
): void {
  const { body, placement: p } = thing;
  const { from, to } = motion.kind === 'lunge' ? motion : { from: p, to: p };
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const way = Math.hypot(dx, dy) || 1;
  air.stage.tweens.add({
    key: `${motion.kind}:${p.key}`,
    ...times(motion, air),
    ease: EASE.even,
    apply: (t) => {
      if (body.destroyed) return;
      if (motion.kind === 'stir') return void body.scale.set(1 + 0.06 * Math.sin(Math.PI * t));
      // a little back, then forward, then home
      const reach =
        t < 0.25
          ? -4 * Math.sin((Math.PI * t) / 0.5)
          : 18 * Math.sin((Math.PI * (t - 0.25)) / 0.75) - (4 * (1 - t)) / 0.75;
      const k = t === 1 ? 0 : reach;
      body.position.set(body.pivot.x + (dx / way) * k, body.pivot.y + (dy / way) * k);
    },
  });
}
