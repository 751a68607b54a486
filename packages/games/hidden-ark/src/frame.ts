import type { HiddenArkAction } from './action.ts';

/**
 * Something pending: a question to the seat on turn, or work of the rules that waits until the
 * frames above it are done.
 */
export type Frame =
  | PayFrame
  /** Where an upgrade from the hand is to go. */
  | { readonly kind: 'slot'; readonly token: number }
  /** The port to which the vessel of a rescue returns. */
  | { readonly kind: 'return'; readonly space: number }
  /** Resources that the player gets for resources that found a full track. */
  | { readonly kind: 'convert'; left: number }
  /** Alone: a face-up token leaves the row, and lowers an award. */
  | { readonly kind: 'setAside' }
  | { readonly kind: 'lower' }
  /** Alone: a foreign vessel comes to a tile. */
  | { readonly kind: 'lock' }
  | WorkFrame;

/**
 * So many resources of any kind are still to be paid for an action that will be carried out then.
 */
export interface PayFrame {
  readonly kind: 'pay';
  left: number;
  readonly action: HiddenArkAction;
  /** A resource that does not count, or `NONE`. */
  readonly barred: number;
}

/** Work that the rules continue without asking. */
export type WorkFrame =
  | { readonly kind: 'taken' }
  | { readonly kind: 'nextTake' }
  | { readonly kind: 'refill' }
  | { readonly kind: 'endTurn' };
