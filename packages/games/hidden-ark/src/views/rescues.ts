import { EXCHANGE_PRICE, REQUIREMENT, RESOURCES } from '../cards/index.ts';
import { rescuePrice, shortfall } from '../effects/price.ts';
import { ESCALATION_FACTS, NONE, TILE_FACTS, tileNumber } from '../numbers.ts';
import { hasPortRoom } from '../sea.ts';
import { mapOf, PORT, spaceNumber } from '../sea-map.ts';
import { playerOnTurn } from '../state.ts';
import { totalOf } from '../tracks.ts';
import type { HiddenArkView } from '../view.ts';
import { positionFor } from './position.ts';

/** The consequences of a rescue for a seat; amounts are by resource. */
export interface RescueQuote {
  readonly tile: string;
  readonly printed: readonly number[];
  readonly escalation: readonly number[];
  /** The price after escalation and discounts. */
  readonly price: readonly number[];
  /** The part of the price that the seat lacks. */
  readonly lacks: number;
  /** The resources given in exchange for that. */
  readonly exchange: number;
  /** The rest of all its resources; below 0 where it cannot pay. */
  readonly left: number;
  /** Whether the tile requires two pieces of a kind, and whether the seat has them. */
  readonly needs: 'none' | 'met' | 'stations' | 'vessels';
  /**
   * The locations to which a vessel could return from there: locations with room now, and, while no
   * own vessel is there, those that a vessel leaves when it sails there.
   */
  readonly ports: readonly string[];
  /** The seat has stations, an own vessel is there, and no port has room for it. */
  readonly stranded: boolean;
}

/** The requirements for a seat to rescue the fish at a space; undefined where none lies face up. */
export function rescueQuote(
  view: HiddenArkView,
  seat: number,
  space: string,
): RescueQuote | undefined {
  const map = mapOf(view.side);
  const place = map.placeAt[spaceNumber(view.side, space)] ?? NONE;
  const tile = view.tiles[place] ?? '';
  const facts = TILE_FACTS[tileNumber(tile)];
  if (facts === undefined || view.seats[seat] === undefined) return undefined;
  const state = positionFor(view, seat);
  const player = playerOnTurn(state);
  const price = rescuePrice(state, place);
  const lacks = shortfall(player, price);
  const exchange = EXCHANGE_PRICE * lacks;
  const paid = price.reduce((sum, amount) => sum + amount, 0) - lacks + exchange;
  const escalation = RESOURCES.map(() => 0);
  for (const token of state.escalations[place] ?? []) {
    const { resource, value } = ESCALATION_FACTS[token] as (typeof ESCALATION_FACTS)[number];
    escalation[resource] = (escalation[resource] as number) + value;
  }
  const { needs } = facts;
  const there = player.vessels.includes(spaceNumber(view.side, space));
  const leaves = (location: number): boolean => !there && player.vessels.includes(PORT + location);
  const ports = player.stations.filter(
    (location) => hasPortRoom(state, location) || leaves(location),
  );
  const pieces = needs === 'none' ? REQUIREMENT : player[needs].length;
  return {
    tile,
    printed: facts.cost,
    escalation,
    price,
    lacks,
    exchange,
    left: totalOf(player) - paid,
    needs: needs === 'none' ? 'none' : pieces >= REQUIREMENT ? 'met' : needs,
    ports: ports.map((location) => map.locations[location] as string),
    stranded: there && player.stations.length > 0 && ports.length === 0,
  };
}
