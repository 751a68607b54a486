import type { Seat } from '@atoll/engine';
import { CORNERS, HARBOUR_AT, LAND_CORNERS, yieldOf } from '../board/index.ts';
import { PLAIN_RATE, THROWS, throwsFor } from '../numbers.ts';
import { noCounts, RESOURCES, type Counts } from '../resource.ts';
import { EMPTY, isCity, ownerOf, type DasAtollState } from '../state.ts';
import { WORTH } from './weights.ts';

/** The income of a seat. */
export interface Economy {
  /** Cards a round on average, by resource. */
  readonly income: number[];
  /** The bank's price of another card in each resource. */
  readonly rates: number[];
}

/** A robbed hex yields this share of its normal yield, since the robber moves on. */
const ROBBED = 0.5;
/** No price takes more rounds than this to pay. */
export const LONGEST = 20;

/** Adds the yield of a settlement on a corner to an income, as the map lies. */
export function yieldAt(state: DasAtollState, corner: number, to: number[]): void {
  for (const hex of CORNERS[corner].hexes) {
    const resource = yieldOf(state.terrain[hex]);
    if (resource < 0) continue;
    const share = hex === state.robber ? ROBBED : 1;
    to[resource] += (share * throwsFor(state.chips[hex]) * state.players.length) / THROWS;
  }
}

export function economyOf(state: DasAtollState, seat: Seat): Economy {
  const income = noCounts();
  const rates = RESOURCES.map(() => PLAIN_RATE);
  for (const corner of LAND_CORNERS) {
    const building = state.buildings[corner];
    if (building === EMPTY || ownerOf(building) !== seat) continue;
    yieldAt(state, corner, income);
    if (isCity(building)) yieldAt(state, corner, income);
    improveRates(state, corner, rates);
  }
  return { income, rates };
}

/** Lowers rates to those of the harbour of a corner, if there is one. */
export function improveRates(state: DasAtollState, corner: number, rates: number[]): void {
  const harbour = HARBOUR_AT.get(corner);
  if (harbour === undefined) return;
  const kind = state.harbours[harbour];
  for (let resource = 0; resource < rates.length; resource++) {
    if (kind === 'any') rates[resource] = Math.min(rates[resource], 3);
    if (kind === RESOURCES[resource]) rates[resource] = 2;
  }
}

/**
 * The number of rounds after which a seat can pay a price from its hand and its income, with the
 * bank exchanging spare cards; a fraction, 0 to `LONGEST`.
 */
export function roundsTo(cost: Counts, hand: Counts, { income, rates }: Economy): number {
  let rounds = 0;
  // The missing part falls ever more slowly, so each guess is too short and better than the last.
  for (let guess = 0; guess < 5; guess++) {
    let lacking = 0;
    let speed = 0;
    for (let index = 0; index < cost.length; index++) {
      const spare = hand[index] + income[index] * rounds - cost[index];
      const rate = spare < 0 ? 1 : WORTH.rates[rates[index]];
      lacking -= spare / rate;
      speed += income[index] / rate;
    }
    if (lacking < 1e-6) return rounds;
    rounds += lacking / speed;
    if (!(rounds < LONGEST)) return LONGEST;
  }
  return rounds;
}
