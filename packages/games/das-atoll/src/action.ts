import type { Seat } from '@atoll/engine';
import type { Resource } from './resource.ts';

export type DasAtollAction =
  /** Corners, edges and hexes are indices into the tables of the board. */
  | { readonly type: 'settlement' | 'city'; readonly corner: number }
  | { readonly type: 'road' | 'ship'; readonly edge: number }
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'robber'; readonly hex: number }
  /** The victim of the pirate or the robber; or no theft by the robber. */
  | { readonly type: 'steal'; readonly victim: Seat }
  | { readonly type: 'spare' }
  | { readonly type: 'roll' | 'buy' | 'end' }
  /** Shows the point cards that reach the goal. */
  | { readonly type: 'reveal' }
  | { readonly type: 'knight' | 'road-building' }
  | { readonly type: 'monopoly' | 'discard'; readonly resource: Resource }
  | { readonly type: 'plenty'; readonly first: Resource; readonly second: Resource }
  | { readonly type: 'exchange'; readonly give: Resource; readonly get: Resource }
  /** One more card in the own draft of an offer or a counter-offer. */
  | { readonly type: 'give' | 'want'; readonly resource: Resource }
  /** Excludes a seat from the offer. */
  | { readonly type: 'skip'; readonly seat: Seat }
  | { readonly type: 'propose' | 'withdraw' }
  | { readonly type: 'accept' | 'decline' | 'never' }
  | { readonly type: 'conclude'; readonly partner: Seat };

export type ActionType = DasAtollAction['type'];
