import type { TokenName } from '@atoll/art';
import type { Spot } from '../../../ui/rect.ts';

/** Milliseconds at ordinary speed, counted from the moment at which a step is shown. */
export interface Timing {
  readonly start: number;
  readonly duration: number;
}

/** A card of that key, which lies on the table before or after. */
interface OfCard {
  readonly key: string;
}

/**
 * One movement as data. None of them says how the table is: at their end every one has left what is drawn anyway, so that whatever
 * is skipped, the board is right.
 */
export type Motion = Timing & (
  /** To where the card lies now; `high` ones fly above the others and cast a shadow. */
  | (OfCard & { readonly kind: 'glide'; readonly height: 'high' | 'low' })
  /** From outside to where it lies now. */
  | (OfCard & { readonly kind: 'enter'; readonly from: Spot })
  | (OfCard & { readonly kind: 'appear' })
  /** A card that is gone: towards a spot, fading, folding along its middle. */
  | (OfCard & { readonly kind: 'depart'; readonly to: Spot })
  | (OfCard & { readonly kind: 'vanish' })
  | (OfCard & { readonly kind: 'fold' })
  /** The old drawing fades over the new one. */
  | (OfCard & { readonly kind: 'redraw' })
  /** The pearl goes from one step to another, by its distance in steps. */
  | (OfCard & { readonly kind: 'hop'; readonly steps: number })
  /** A part of the card falls onto it: the slick, a fatigue token, a colony. */
  | (OfCard & { readonly kind: 'land'; readonly part: string })
  | (OfCard & { readonly kind: 'nod'; readonly part: string })
  /** The card acts. */
  | (OfCard & { readonly kind: 'stir' })
  | (OfCard & { readonly kind: 'lunge'; readonly from: Spot; readonly to: Spot })
  /** An arc from the one that eats to the one that is eaten. */
  | { readonly kind: 'link'; readonly from: Spot; readonly to: Spot }
  | { readonly kind: 'confetti'; readonly at: Spot; readonly size: number }
  | { readonly kind: 'token'; readonly icon: TokenName; readonly from: Spot; readonly to: Spot; readonly size: number }
  | { readonly kind: 'tide' }
);
export type MotionKind = Motion['kind'];

/** A place outside of the cards, such as 'purse:0:coin', 'seat:1', 'supply' or 'offers'; undefined where it is not on screen. */
export type Anchors = (name: string) => Spot | undefined;

/** The part of a card that may move by itself. */
export const PART = {
  pearl: 'pearl',
  slick: 'slick',
  symbiosis: 'symbiosis',
  fatigue: (index: number): string => `fatigue:${index}`,
  colony: (side: string): string => `colony:${side}`,
} as const;

