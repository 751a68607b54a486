import { EXCHANGE_PRICE, RESOURCES, SLOT_PRICES, SLOTS_PER_COLUMN } from '../cards/index.ts';
import { STATION_PRICES, VESSEL_PRICES } from '../cards/index.ts';
import { ESCALATION_FACTS, MONEY, TILE_FACTS } from '../numbers.ts';
import { playerOnTurn, type HiddenArkState, type Player } from '../state.ts';

/** An amount by resource. */
export type Price = readonly number[];

const MONEY_PRICES: readonly Price[] = Array.from({ length: 10 }, (_, money) =>
  RESOURCES.map((_, resource) => (resource === MONEY ? money : 0)),
);

/** A price in money only. */
export function moneyPrice(money: number): Price {
  return MONEY_PRICES[money] as Price;
}

/** The price of the next station or vessel; undefined when there is none left. */
export function stationPrice({ stations }: Player): number | undefined {
  return STATION_PRICES[stations.length];
}

export function vesselPrice({ vessels }: Player): number | undefined {
  return VESSEL_PRICES[vessels.length];
}

/** The current price of a slot: the first upgrade of an action is free. */
export function slotPrice(state: HiddenArkState, slot: number): number {
  if (state.turn.freeUpgrades > 0) return 0;
  const column = SLOT_PRICES[Math.floor(slot / SLOTS_PER_COLUMN)] as readonly number[];
  return column[slot % SLOTS_PER_COLUMN] as number;
}

/**
 * The price of a rescue for the player on turn: printed, then dearer by escalation, then cheaper by
 * discounts, none below 0.
 */
export function rescuePrice(state: HiddenArkState, place: number): Price {
  const { cost } = TILE_FACTS[state.tiles[place] as number] as (typeof TILE_FACTS)[number];
  const price = cost.slice();
  for (const token of state.escalations[place] as readonly number[]) {
    const { resource, value } = ESCALATION_FACTS[token] as (typeof ESCALATION_FACTS)[number];
    price[resource] = (price[resource] as number) + value;
  }
  const { discounts } = playerOnTurn(state);
  for (let i = 0; i < price.length; i++)
    price[i] = Math.max(0, (price[i] as number) - (discounts[i] as number));
  return price;
}

/** The number of resources of a price that a player lacks, all kinds together. */
export function shortfall({ tracks }: Player, price: Price): number {
  let short = 0;
  for (let i = 0; i < price.length; i++)
    short += Math.max(0, (price[i] as number) - (tracks[i] as number));
  return short;
}

/** Whether a player can pay a price, exchanging spare resources where some are missing. */
export function canPay(player: Player, price: Price): boolean {
  const { tracks } = player;
  let short = 0;
  let spare = 0;
  for (let i = 0; i < price.length; i++) {
    const left = (tracks[i] as number) - (price[i] as number);
    if (left < 0) short -= left;
    else spare += left;
  }
  return spare >= EXCHANGE_PRICE * short;
}
