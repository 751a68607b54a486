import type { Spot } from '../../../ui/rect.ts';

/** Milliseconds at ordinary speed, counted from the moment at which a step is shown. */
export interface Timing {
  readonly start: number;
  readonly duration: number;
}

/** A thing of that key, which lies on the table before or after. */
interface OfThing {
  readonly key: string;
}

/** A part of it that was drawn as `loose`, by its name. */
interface OfPart extends OfThing {
  readonly part: string;
}

/**
 * One movement as data. No movement holds the state of the table: at its end it leaves only the
 * ordinary drawing, so that the table is right whatever is skipped.
 */
export type Motion = Timing &
  /** To where the thing lies now; `high` ones fly above the others and cast a shadow. */
  (
    | (OfThing & { readonly kind: 'glide'; readonly height: 'high' | 'low' })
    /** From outside to where it lies now. */
    | (OfThing & { readonly kind: 'enter'; readonly from: Spot })
    | (OfThing & { readonly kind: 'appear' })
    /** A thing that is gone: towards a spot, fading, folding along its middle. */
    | (OfThing & { readonly kind: 'depart'; readonly to: Spot })
    | (OfThing & { readonly kind: 'vanish' })
    | (OfThing & { readonly kind: 'fold' })
    /** The old drawing fades over the new one. */
    | (OfThing & { readonly kind: 'redraw' })
    /**
     * A part comes from so many widths of its card farther left, in a hop; from the right, `by`
     * below 0, it slides.
     */
    | (OfPart & { readonly kind: 'hop'; readonly by: number })
    /** A part falls onto its card. */
    | (OfPart & { readonly kind: 'land' })
    | (OfPart & { readonly kind: 'nod' })
    /** The card acts. */
    | (OfThing & { readonly kind: 'stir' })
    | (OfThing & { readonly kind: 'lunge'; readonly from: Spot; readonly to: Spot })
    /** A ribbon with an icon at its head, from the one that acts to the one that suffers it. */
    | { readonly kind: 'link'; readonly icon: string; readonly from: Spot; readonly to: Spot }
    | { readonly kind: 'confetti'; readonly at: Spot; readonly size: number }
    | {
        readonly kind: 'token';
        readonly icon: string;
        readonly from: Spot;
        readonly to: Spot;
        readonly size: number;
      }
    /** An effect of this game alone, by its name there. */
    | { readonly kind: 'effect'; readonly name: string }
  );
export type MotionKind = Motion['kind'];
export type MotionOf<K extends MotionKind> = Motion & { readonly kind: K };

/**
 * A place outside of the things, such as 'purse:0:coin' or 'seat:1'; undefined where it is not on
 * screen.
 */
export type Anchors = (name: string) => Spot | undefined;
