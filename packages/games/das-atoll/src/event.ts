import type { Seat } from '@atoll/engine';
import type { Card } from './numbers.ts';
import type { Resource } from './resource.ts';

/** The events. Cards are counted by resource, in the order of `RESOURCES`. */
export type DasAtollEvent =
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly what: 'settlement' | 'city' | 'road' | 'ship';
      readonly at: number;
    }
  | { readonly type: 'moved-ship'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** A throw for the start, and the seat that starts. */
  | { readonly type: 'threw'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly type: 'begins'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly [number, number] }
  | { readonly type: 'got'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'shortage'; readonly resource: Resource }
  /** `resource` is 'hidden' for viewers that may not know it. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly resource: Resource | 'hidden' }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'robber'; readonly seat: Seat; readonly hex: number }
  | { readonly type: 'pirate'; readonly hex: number; readonly steps: number }
  | {
      readonly type: 'stole';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly by: 'pirate' | 'robber';
      readonly resource: Resource | 'hidden';
    }
  | { readonly type: 'spared'; readonly seat: Seat }
  | { readonly type: 'bought'; readonly seat: Seat; readonly card: Card | 'hidden' }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'monopoly';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly from: Seat;
      readonly cards: number;
    }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly give: Resource;
      readonly rate: number;
      readonly get: Resource;
    }
  /** A card in a draft, which only its owner sees. */
  | {
      readonly type: 'drafted';
      readonly seat: Seat;
      readonly side: 'give' | 'want';
      readonly resource: Resource;
    }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly skipped: Seat }
  | {
      readonly type: 'offered' | 'countered';
      readonly seat: Seat;
      readonly give: readonly number[];
      readonly want: readonly number[];
    }
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: 'yes' | 'no' }
  | {
      readonly type: 'refuses';
      readonly seat: Seat;
      readonly give: Resource;
      readonly get: Resource;
    }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly gave: readonly number[];
      readonly got: readonly number[];
    }
  | { readonly type: 'withdrew' | 'ended'; readonly seat: Seat }
  | { readonly type: 'connected'; readonly seat: Seat; readonly lanes: number }
  /** `seat` is -1 when no seat holds it any more. */
  | { readonly type: 'award'; readonly award: 'route' | 'army'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  /** Cards with points, which everybody sees when the match is over. */
  | { readonly type: 'shown'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'over'; readonly winner: Seat };
