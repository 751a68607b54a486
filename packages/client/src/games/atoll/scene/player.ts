import type { Container } from 'pixi.js';
import type { Rect } from '../../../ui/rect.ts';
import type { Placement } from '../layout/placement.ts';
import type { Motion } from '../motion/motion.ts';
import type { CardNode } from './card-node.ts';
import { drawLink, flyToken, throwConfetti } from './play-air.ts';
import { appear, glide, leave, move, redraw, type Air } from './play-cards.ts';
import { movePart } from './play-parts.ts';
import { turnTide } from './tide.ts';

/** What the movements of one moment are played with. */
export interface Cast {
  readonly speed: number;
  readonly sea: Rect;
  /** What lies on the table now, by key, drawn as it is to be. */
  readonly cards: ReadonlyMap<string, CardNode>;
  /** What is no longer there; the player removes it. */
  readonly gone: readonly CardNode[];
  readonly homeOf: (placement: Placement) => Container;
}

export interface Player {
  play(motions: readonly Motion[], cast: Cast): void;
}

/** Plays motions by the clock of the stage. When all have ended, nothing is left of them but the table as it is. */
export function createPlayer({ stage, kit, flying, low }: Omit<Air, 'speed'> & { readonly low: Container }): Player {
  function play(motions: readonly Motion[], { speed, sea, cards, gone, homeOf }: Cast): void {
    const air: Air = { stage, kit, flying, speed }, leaving = new Map(gone.map((card) => [card.placement.key, card]));
    for (const motion of motions) {
      switch (motion.kind) {
        case 'token': flyToken(air, motion); break;
        case 'link': drawLink(air, motion); break;
        case 'confetti': throwConfetti(air, motion); break;
        case 'tide': turnTide(air, motion, { sea, low }); break;
        case 'depart': case 'vanish': case 'fold': {
          const card = leaving.get(motion.key);
          if (card !== undefined && leaving.delete(motion.key)) depart(air, card, motion);
          break;
        }
        default: {
          const card = cards.get(motion.key);
          if (card !== undefined) ofCard(air, card, { motion, home: homeOf(card.placement) });
        }
      }
    }
    for (const card of leaving.values()) {
      forget(card);
      card.node.destroy({ children: true });
    }
  }

  function forget({ placement: { key } }: CardNode): void {
    for (const kind of ['move', 'fade', 'hold', 'breathe']) stage.tweens.drop(`${kind}:${key}`);
  }

  function depart(air: Air, card: CardNode, motion: Parameters<typeof leave>[2]): void {
    forget(card);
    leave(air, card, motion);
  }
  return { play };
}

type OfCard = Exclude<Motion, { kind: 'token' | 'link' | 'confetti' | 'tide' | 'depart' | 'vanish' | 'fold' }>;

function ofCard(air: Air, card: CardNode, { motion, home }: { readonly motion: OfCard; readonly home: Container }): void {
  switch (motion.kind) {
    case 'glide': case 'enter': return glide(air, card, motion, home);
    case 'appear': return appear(air, card, motion);
    case 'redraw': return redraw(air, card, motion);
    case 'stir': case 'lunge': return move(air, card, motion);
    default: return movePart(air, card, motion);
  }
}
