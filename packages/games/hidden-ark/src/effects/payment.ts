import type { HiddenArkAction } from '../action.ts';
import { COLUMNS, EXCHANGE_PRICE, EXTENSION_PRICE, REPEAT_PRICE } from '../cards/index.ts';
import { slotNumber } from '../legality/check.ts';
import { actor, type Context } from '../context.ts';
import type { PayFrame } from '../frame.ts';
import { NONE, resourceNumber } from '../numbers.ts';
import { perform } from './perform.ts';
import {
  moneyPrice,
  rescuePrice,
  shortfall,
  slotPrice,
  stationPrice,
  vesselPrice,
  type Price,
} from './price.ts';
import { mapOf, spaceNumber } from '../sea-map.ts';
import type { HiddenArkState, Player } from '../state.ts';
import { playerOnTurn } from '../state.ts';
import { admitWaiting, spend } from '../tracks.ts';

/**
 * The price of an action for the player on turn: named resources, and a number of resources of any
 * kind.
 */
export interface Cost {
  readonly price: Price;
  readonly any: number;
  /** A resource that does not count among the latter, or `NONE`. */
  readonly barred: number;
}

const FREE: Cost = { price: moneyPrice(0), any: 0, barred: NONE };

/**
 * The price of an action for the player on turn now; missing named resources are to be exchanged
 * for.
 */
export function costOf(state: HiddenArkState, action: HiddenArkAction): Cost {
  const player = playerOnTurn(state);
  switch (action.type) {
    case 'column':
      return COLUMNS.indexOf(action.column) === player.lastColumn
        ? { ...FREE, any: REPEAT_PRICE }
        : FREE;
    case 'extend':
      return { ...FREE, any: EXTENSION_PRICE };
    case 'exchange':
      return { ...FREE, any: EXCHANGE_PRICE, barred: resourceNumber(action.resource) };
    case 'station':
      return named(player, moneyPrice(stationPrice(player) ?? 0));
    case 'launch':
      return named(player, moneyPrice(vesselPrice(player) ?? 0));
    case 'fit':
      return named(player, moneyPrice(slotPrice(state, slotNumber(action.column, action.slot))));
    case 'rescue': {
      const place = mapOf(state.side).placeAt[spaceNumber(state.side, action.space)] as number;
      return named(player, rescuePrice(state, place));
    }
    default:
      return FREE;
  }
}

function named(player: Player, price: Price): Cost {
  return { price, any: EXCHANGE_PRICE * shortfall(player, price), barred: NONE };
}

/** Pays the named resources, asks for the rest, and carries the action out once all is paid. */
export function payAndPerform(context: Context, action: HiddenArkAction): void {
  const { price, any, barred } = costOf(context.state, action);
  const { tracks } = actor(context);
  for (let i = 0; i < price.length; i++)
    spend(context, i, Math.min(price[i] as number, tracks[i] as number));
  admitWaiting(context);
  if (any > 0) context.state.frames.push({ kind: 'pay', left: any, action, barred });
  else perform(context, action);
}

/** Pays one resource of a question. */
export function payOne(context: Context, frame: PayFrame, resource: number): void {
  spend(context, resource, 1);
  frame.left--;
  admitWaiting(context);
}

/**
 * Pays without asking where there is no choice, and goes on with the action once nothing is left to
 * pay. False while a question is open.
 */
export function settlePayment(context: Context, frame: PayFrame): boolean {
  const { tracks } = actor(context);
  while (frame.left > 0) {
    const payable = tracks.flatMap((held, resource) =>
      held > 0 && resource !== frame.barred ? [resource] : [],
    );
    const sum = payable.reduce((total, resource) => total + (tracks[resource] as number), 0);
    if (payable.length > 1 && sum > frame.left) return false;
    payOne(context, frame, payable[0] as number);
  }
  context.state.frames.pop();
  perform(context, frame.action);
  return true;
}
