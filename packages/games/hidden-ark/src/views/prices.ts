import type { HiddenArkAction } from '../action.ts';
import { costOf } from '../effects/payment.ts';
import { NONE } from '../numbers.ts';
import { mapOf, spaceNumber } from '../sea-map.ts';
import { playerOnTurn } from '../state.ts';
import type { HiddenArkView } from '../view.ts';
import { positionOf } from './position.ts';

/** The price of an action for the seat on turn at the current table. */
export interface ActionPrice {
  /** By resource, as far as the seat has it. */
  readonly price: readonly number[];
  /**
   * A number of any kind besides: in exchange for missing resources, or because that is the price.
   */
  readonly any: number;
  /** The fish at the space of the action, or ''. */
  readonly tile: string;
}

/** The price of an action that the seat on turn may do. */
export function priceOf(view: HiddenArkView, action: HiddenArkAction): ActionPrice {
  const state = positionOf(view);
  if (state.turn.seat === NONE) return { price: [], any: 0, tile: '' };
  const { price, any } = costOf(state, action);
  const { tracks } = playerOnTurn(state);
  const space = 'space' in action ? spaceNumber(view.side, action.space) : NONE;
  const tile = view.tiles[mapOf(view.side).placeAt[space] ?? NONE] ?? '';
  return { price: price.map((amount, i) => Math.min(amount, tracks[i] ?? 0)), any, tile };
}
