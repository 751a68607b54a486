import type { Seat } from '@atoll/engine';
import { BASE_MOVEMENT, COLUMNS, REQUIREMENT, SLOTS_PER_COLUMN } from '../cards/index.ts';
import { ESCALATION_FACTS, FACE_DOWN, NONE, TILE_FACTS, TOKEN_FACTS } from '../numbers.ts';
import { mapOf } from '../sea-map.ts';
import type { HiddenArkState, Player } from '../state.ts';
import { distance } from './distances.ts';
import { RESCUES_A_TURN } from './time-left.ts';

const OPERATION = COLUMNS.indexOf('operation');

/** The share of its worth that a rescue keeps for each turn of distance. */
const TURN_DISCOUNT = 0.86;
/** The share of its worth that a tile within reach and paid for has. */
const SURE = 0.88;
/** The loss of that share for each missing resource. */
const PER_LACK = 0.035;
/** Resources that a turn yields towards a tile. */
const INCOME = 2.8;
/** Turns needed for a piece that a tile requires. */
const UNMET = 1.2;
/** Tiles that count, the best one first; others will be there later. */
const SHARES = [1, 0.6, 0.35, 0.15];
/** The yield of the others in one round: bringing the end nearer is worth this. */
export const PACE = 3;
/** Points for a tile that lies face down. */
const UNKNOWN = 6;

export interface Forecast {
  /** Turns of the seat after the one under way. */
  readonly left: number;
  /** The addition of a tile of each region to the awards. */
  readonly byRegion: readonly number[];
}

/** The prospects of a seat from the tiles on the map, in points. */
export function expectedPoints(state: HiddenArkState, seat: Seat, forecast: Forecast): number {
  const chance = { ...sailorOf(state, seat), ...forecast };
  const found = [0, 0, 0, 0];
  for (let place = 0; place < state.tiles.length; place++)
    if (state.tiles[place] !== NONE) insert(found, promise(state, place, chance));
  const rescues = 0.7 + RESCUES_A_TURN * forecast.left;
  let sum = 0;
  for (let i = 0; i < SHARES.length; i++) {
    const time = Math.min(1, Math.max(0, rescues - i));
    sum += (SHARES[i] as number) * time * (found[i] as number);
  }
  return sum;
}

/** Keeps the highest values in order. */
function insert(highest: number[], value: number): void {
  let carried = value;
  for (let i = 0; i < highest.length; i++) {
    const held = highest[i] as number;
    if (carried <= held) continue;
    highest[i] = carried;
    carried = held;
  }
}

/** How a seat gets about. */
interface Sailor {
  readonly seat: Seat;
  readonly player: Player;
  /** Movement of an operation. */
  readonly speed: number;
  /** Movement left in this turn, and whether something can be rescued in it. */
  readonly moves: number;
  readonly rescues: boolean;
  /** Turns until the next operation after that. */
  readonly next: number;
}

function sailorOf(state: HiddenArkState, seat: Seat): Sailor {
  const player = state.players[seat] as Player;
  const { turn } = state;
  let speed = BASE_MOVEMENT + player.vessels.length;
  for (let slot = 0; slot < SLOTS_PER_COLUMN; slot++) {
    const token = player.slots[OPERATION * SLOTS_PER_COLUMN + slot] as number;
    if (token !== NONE && TOKEN_FACTS[token]!.effect === 'movement') speed++;
  }
  const common = { seat, player, speed };
  const blocked = player.lastColumn === OPERATION;
  if (turn.seat !== seat) return { ...common, moves: 0, rescues: false, next: blocked ? 2 : 1 };
  const token = player.hand.some((kept) => TOKEN_FACTS[kept]!.effect === 'rescue');
  if (turn.column === NONE)
    return blocked
      ? { ...common, moves: turn.moves, rescues: token, next: 1 }
      : { ...common, moves: turn.moves + speed, rescues: true, next: 2 };
  const next = turn.column === OPERATION ? 2 : 1;
  return { ...common, moves: turn.moves, rescues: turn.rescues > 0 || token, next };
}

function promise(
  state: HiddenArkState,
  place: number,
  { player, speed, moves, rescues, next, left, byRegion }: Sailor & Forecast,
): number {
  const map = mapOf(state.side);
  const space = map.places[place] as number;
  const held = player.vessels.includes(space);
  if (!held && isHeld(state, space)) return 0;
  const tile = state.tiles[place] as number;
  const facts = TILE_FACTS[tile];
  const region = facts?.region ?? (map.placeRegions[place] as number);
  const way = nearest(state, player, space);
  const lacks = tile === FACE_DOWN ? 4 : lack(state, player, place);
  const met =
    !facts ||
    facts.needs === 'none' ||
    (facts.needs === 'stations' ? player.stations : player.vessels).length >= REQUIREMENT;
  const locked = state.locks[place] === 1;
  let turns = 0;
  if (!rescues || way > moves || lacks > 0 || !met || locked) {
    const far = Math.max(0, way - moves);
    turns = next + 2 * Math.max(0, (far - speed) / speed);
    turns += Math.max(0, lacks - INCOME * turns) / INCOME + (met ? 0 : UNMET) + (locked ? 3 : 0);
  }
  const time = Math.min(
    1,
    Math.max(0, left < 1.1 ? Number(turns <= left + 0.01) : (left - turns + 4) / 4),
  );
  const points = facts ? facts.points : UNKNOWN;
  const worth =
    points +
    PACE / (RESCUES_A_TURN * state.players.length) +
    (byRegion[region] as number) +
    0.28 * RESCUES_A_TURN * left;
  return (
    worth * time * SURE * TURN_DISCOUNT ** turns * Math.max(0, 1 - PER_LACK * lacks) - 0.01 * way
  );
}

function isHeld(state: HiddenArkState, space: number): boolean {
  for (const { vessels } of state.players) if (vessels.includes(space)) return true;
  return false;
}

function nearest(state: HiddenArkState, { vessels }: Player, space: number): number {
  let least = 99;
  for (const vessel of vessels) least = Math.min(least, distance(state.side, vessel, space));
  return least;
}

/** Missing resources before the tile can be paid for, with spare ones exchanged. */
function lack(state: HiddenArkState, { tracks, discounts }: Player, place: number): number {
  const { cost } = TILE_FACTS[state.tiles[place] as number] as (typeof TILE_FACTS)[number];
  const dearer = state.escalations[place] as readonly number[];
  let short = 0;
  let spare = 0;
  for (let i = 0; i < cost.length; i++) {
    let price = cost[i] as number;
    for (let one = 0; one < dearer.length; one++) {
      const { resource, value } = ESCALATION_FACTS[dearer[one]!]!;
      if (resource === i) price += value;
    }
    const left = tracks[i]! - Math.max(0, price - discounts[i]!);
    if (left < 0) short -= left;
    else spare += left;
  }
  return Math.max(0, short - spare / 2);
}
