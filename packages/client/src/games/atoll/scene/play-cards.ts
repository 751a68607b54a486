import { Container, Graphics } from 'pixi.js';
import type { Stage } from '../../../table/canvas/stage.ts';
import { EASE } from '../../../table/canvas/tween.ts';
import { palette } from '@atoll/art';
import type { Motion } from '../motion/motion.ts';
import type { ArtKit } from './art-kit.ts';
import { bare, drawCard, shed, type CardNode } from './card-node.ts';
import { piece } from './parts.ts';

/** What a movement needs beside the card: time, and where things fly. */
export interface Air {
  readonly stage: Stage;
  readonly kit: ArtKit;
  /** Above everything that lies. */
  readonly flying: Container;
  /** How much faster than ordinary, 1 or more. */
  readonly speed: number;
}

type Of<K extends Motion['kind']> = Motion & { readonly kind: K };

export const times = ({ start, duration }: Motion, { speed }: Air): { delay: number; duration: number } =>
  ({ delay: start / speed, duration: duration / speed });

/** Takes a card to where it lies now, from where it is. `home` is the layer in which it belongs. */
export function glide(air: Air, card: CardNode, motion: Of<'glide' | 'enter'>, home: Container): void {
  const { node, placement: p } = card, high = motion.kind === 'glide' && motion.height === 'high';
  const from = motion.kind === 'enter' ? { ...motion.from, scale: p.scale } : { x: node.x, y: node.y, scale: node.scale.x };
  shed(card, 'shadow');
  card.body.scale.set(1);
  card.body.rotation = 0;
  node.alpha = card.alpha;
  if (high) {
    card.shadow = liftedShadow(air, card);
    air.flying.addChild(node);
  } else if (node.parent !== home) home.addChild(node);
  air.stage.tweens.add({
    key: `move:${p.key}`, ...times(motion, air), ease: high ? EASE.both : EASE.out,
    apply: (t) => {
      if (node.destroyed) return;
      node.position.set(from.x + (p.x - from.x) * t, from.y + (p.y - from.y) * t);
      node.scale.set(from.scale + (p.scale - from.scale) * t);
      if (motion.kind === 'enter') {
        node.alpha = card.alpha * Math.min(1, t * 1.6);
        card.body.rotation = (t - 1) * 0.1;
      }
      if (card.shadow === undefined) return;
      const lift = Math.sin(Math.PI * t);
      card.body.scale.set(1 + 0.07 * lift);
      card.shadow.position.set(5 * lift, 12 * lift);
      card.shadow.alpha = lift * 0.9;
    },
    done: () => {
      if (!node.destroyed) shed(card, 'shadow');
      if (!node.destroyed && node.parent !== home) home.addChild(node);
    },
  });
}

function liftedShadow({ kit }: Air, { node, placement: p }: CardNode): Container {
  const size = 'face' in p && p.face === 'M' ? 'M' : 'S', box = { x: 0, y: 0, ...bare(p) }, out = new Container();
  out.addChild(piece(kit, `shadow/${p.kind}-${size}-lifted`, box, box));
  node.addChildAt(out, 0);
  return out;
}

export function appear(air: Air, card: CardNode, motion: Of<'appear'>): void {
  const apply = (t: number): void => {
    if (!card.node.destroyed) card.node.alpha = card.alpha * t;
  };
  air.stage.tweens.add({ key: `fade:${card.placement.key}`, ...times(motion, air), apply });
}

/** A card that is no longer on the table goes away: it is destroyed at the end. */
export function leave(air: Air, card: CardNode, motion: Of<'depart' | 'vanish' | 'fold'>): void {
  const { node, placement: p } = card, from = { x: node.x, y: node.y, scale: node.scale.x };
  const { width, height } = bare(p);
  if (motion.kind === 'depart') air.flying.addChild(node);
  const halves = motion.kind === 'fold' ? folding(air.kit, card) : undefined;
  const to = motion.kind === 'depart' ? motion.to : undefined;
  const far = to !== undefined && Math.hypot(to.x - from.x - (width / 2) * from.scale, to.y - from.y - (height / 2) * from.scale) > 80;
  air.stage.tweens.add({
    key: `leave:${p.key}`, ...times(motion, air), ease: far ? EASE.both : EASE.even,
    apply: (t) => {
      if (node.destroyed) return;
      halves?.(t);
      node.alpha = card.alpha * (motion.kind === 'fold' ? Math.min(1, 3 * (1 - t)) : far ? Math.min(1, 4 * (1 - t)) : 1 - t);
      if (to === undefined) return;
      const scale = from.scale * (far ? 1 - 0.78 * t : 1 - 0.12 * t);
      node.scale.set(scale);
      const x = from.x + (width / 2) * from.scale, y = from.y + (height / 2) * from.scale;
      node.position.set(x + (to.x - x) * t - (width / 2) * scale, y + (to.y - y) * t - (height / 2) * scale);
    },
    done: () => node.destroy({ children: true }),
  });
}

/** The upper half of the card folds down over the lower one, and shows the back of the paper. */
function folding(kit: ArtKit, card: CardNode): (t: number) => void {
  const { width, height } = bare(card.placement), half = height / 2;
  const cut = (y: number): Container => {
    const out = new Container(), window = new Graphics().rect(-14, y === 0 ? -14 : half, width + 28, half + 14).fill(0xffffff);
    out.addChild(drawCard(kit, card.placement), window);
    out.mask = window;
    return out;
  };
  const lower = cut(half), upper = new Container(), picture = cut(0);
  const paper = card.placement.kind === 'coral' ? palette.coralCard.back : '#e9dcc6';
  const back = new Graphics().roundRect(0, 0, width, half, 8).fill(paper);
  upper.addChild(picture, back);
  upper.pivot.y = half;
  upper.position.y = half;
  card.face.visible = false;
  card.body.addChild(lower, upper);
  return (t) => {
    const turn = Math.min(1, t / 0.7);
    upper.scale.y = Math.cos(Math.PI * turn) || 0.001;
    back.alpha = upper.scale.y < 0 ? 1 : 0.35 * turn;
  };
}

/** The old drawing fades over the new one. */
export function redraw(air: Air, card: CardNode, motion: Of<'redraw'>): void {
  air.stage.tweens.add({
    key: `redraw:${card.placement.key}`, ...times(motion, air), ease: EASE.even,
    apply: (t) => {
      if (card.ghost?.destroyed === false) card.ghost.alpha = 1 - t;
    },
    done: () => {
      if (card.ghost?.destroyed === false) shed(card, 'ghost');
    },
  });
}

/** The card moves in its place: it rises for a moment, or lunges at another. */
export function move(air: Air, card: CardNode, motion: Of<'stir' | 'lunge'>): void {
  const { body, placement: p } = card, { from, to } = motion.kind === 'lunge' ? motion : { from: p, to: p };
  const dx = to.x - from.x, dy = to.y - from.y, way = Math.hypot(dx, dy) || 1;
  air.stage.tweens.add({
    key: `${motion.kind}:${p.key}`, ...times(motion, air), ease: EASE.even,
    apply: (t) => {
      if (body.destroyed) return;
      if (motion.kind === 'stir') return void body.scale.set(1 + 0.06 * Math.sin(Math.PI * t));
      // a little back, then forward, then home
      const reach = t < 0.25 ? -4 * Math.sin((Math.PI * t) / 0.5) : 18 * Math.sin((Math.PI * (t - 0.25)) / 0.75) - 4 * (1 - t) / 0.75;
      const k = t === 1 ? 0 : reach;
      body.position.set(body.pivot.x + (dx / way) * k, body.pivot.y + (dy / way) * k);
    },
  });
}
