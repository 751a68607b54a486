import type { Container } from 'pixi.js';
import { EASE } from '../../../table/canvas/tween.ts';
import { PART, type Motion } from '../motion/motion.ts';
import { bare, type CardNode } from './card-node.ts';
import { times, type Air } from './play-cards.ts';

type Of<K extends Motion['kind']> = Motion & { readonly kind: K };

/** Moves a part of a card by itself. It is looked up anew each time, since a card may be drawn anew at any moment. */
export function movePart(air: Air, card: CardNode, motion: Of<'hop' | 'land' | 'nod'>): void {
  const name = motion.kind === 'hop' ? PART.pearl : motion.part;
  const act = motion.kind === 'hop' ? hop(card, motion) : motion.kind === 'land' ? land : nod;
  air.stage.tweens.add({
    key: `${name}:${card.placement.key}`, ...times(motion, air), ease: EASE.even,
    apply: (t) => {
      const part = card.face.destroyed ? null : card.face.getChildByLabel(name, true);
      if (part !== null) act(part, t);
    },
  });
}

/** Up in a hop, down in a slide. */
function hop({ placement }: CardNode, { steps }: Of<'hop'>): (pearl: Container, t: number) => void {
  const step = bare(placement).width / 3;
  return (pearl, t) => {
    const went = EASE.both(t), arc = Math.sin(Math.PI * went);
    pearl.position.set(-steps * step * (1 - went), steps > 0 ? -20 * arc : 0);
    pearl.scale.set(1 + (steps > 0 ? 0.22 : -0.12) * arc);
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
