import type { Seat } from '@atoll/engine';
import { REQUIREMENT } from '../cards/index.ts';
import { ESCALATION_FACTS, TILE_FACTS } from '../numbers.ts';
import { mapOf } from '../sea-map.ts';
import type { HiddenArkState, Player } from '../state.ts';
import { distance } from './distances.ts';

/** Beyond its points a tile brings a discount, and counts for awards. */
const BESIDE_POINTS = 3;
/** What a tile in reach is worth at most, as a share of what it brings. */
const REACHED = 0.4;
/** How a way of so many moves, and resources that lack, make a tile worth less. */
const PER_MOVE = 0.1;
const PER_RESOURCE = 0.13;
const UNMET = 0.6;
/** Tiles that count, the best one first. */
const SHARES = [1, 0.5, 0.25];

/** What the tiles on the map promise to a seat, in points. */
export function prospects(state: HiddenArkState, seat: Seat): number {
  const player = state.players[seat] as Player;
  const promised: number[] = [];
  for (let place = 0; place < state.tiles.length; place++)
    if (state.tiles[place]! >= 0) promised.push(promise(state, { seat, player, place }));
  promised.sort((a, b) => b - a);
  return SHARES.reduce((sum, share, index) => sum + share * (promised[index] ?? 0), 0);
}

interface Chance {
  readonly seat: Seat;
  readonly player: Player;
  readonly place: number;
}

function promise(state: HiddenArkState, { seat, player, place }: Chance): number {
  const space = mapOf(state.side).places[place] as number;
  const held = player.vessels.includes(space);
  if (!held && isHeld(state, space)) return 0;
  const moves = state.turn.seat === seat ? state.turn.moves : 0;
  const way = nearest(state, player, space);
  const factor =
    REACHED /
    (1 +
      PER_MOVE * Math.max(0, way - moves) +
      0.02 * way +
      PER_RESOURCE * lack(state, player, place));
  const tile = TILE_FACTS[state.tiles[place] as number] as (typeof TILE_FACTS)[number];
  const met =
    tile.needs === 'none' ||
    (tile.needs === 'stations' ? player.stations : player.vessels).length >= REQUIREMENT;
  const locked = state.locks[place] === 1 ? 0.3 : 1;
  return (tile.points + BESIDE_POINTS) * factor * (met ? 1 : UNMET) * locked;
}

function isHeld(state: HiddenArkState, space: number): boolean {
  return state.players.some(({ vessels }) => vessels.includes(space));
}

function nearest(state: HiddenArkState, { vessels }: Player, space: number): number {
  return Math.min(99, ...vessels.map((vessel) => distance(state.side, vessel, space)));
}

/**
 * Resources that have to come before the tile can be paid for, with exchange of what is left over.
 */
function lack(state: HiddenArkState, { tracks, discounts }: Player, place: number): number {
  const { cost } = TILE_FACTS[state.tiles[place] as number] as (typeof TILE_FACTS)[number];
  let short = 0;
  let spare = 0;
  for (let i = 0; i < cost.length; i++) {
    let price = cost[i] as number;
    for (const kind of state.escalations[place] as readonly number[])
      if (ESCALATION_FACTS[kind]?.resource === i) price += ESCALATION_FACTS[kind].value;
    const left = tracks[i]! - Math.max(0, price - discounts[i]!);
    if (left < 0) short -= left;
    else spare += left;
  }
  return Math.max(0, short - Math.floor(spare / 2));
}
