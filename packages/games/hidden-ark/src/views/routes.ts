import { EXTENSION_PRICE } from '../cards/index.ts';
import { NONE } from '../numbers.ts';
import { canStop, reach } from '../sea.ts';
import { mapOf, PORT, spaceNumber } from '../sea-map.ts';
import { playerOnTurn, type HiddenArkState } from '../state.ts';
import type { HiddenArkView } from '../view.ts';
import { positionOf } from './position.ts';

/** A way of a vessel of the seat on turn to a space where it can stop. */
export interface Route {
  readonly vessel: number;
  /** Where it stands now: a space or a location. */
  readonly from: string;
  /** The spaces that it enters, one after the other. */
  readonly path: readonly string[];
  /** The amount of movement to buy for it. */
  readonly extensions: number;
  /** Its price in resources of any kind. */
  readonly price: number;
  /** Points that are collected on the way. */
  readonly points: number;
}

/** Every space that a vessel can reach now by a shortest way. */
export function routesOf(view: HiddenArkView): readonly Route[] {
  const state = positionOf(view);
  const { turn } = state;
  if (turn.seat === NONE || !turn.sailing || view.pending !== '[]') return [];
  return playerOnTurn(state).vessels.flatMap((_, vessel) =>
    turn.passing === NONE || turn.passing === vessel ? routesFrom(state, vessel) : [],
  );
}

/**
 * Why no vessel of the seat on turn can sail to a space and stop there: its movement, bought
 * movement included, does not reach; or a fish has its one vessel there, a foreign one that locks
 * it, or a space of the sea has its two.
 */
export type Barrier = 'tooFar' | 'fishTaken' | 'fishLocked' | 'seaFull';

export function barrierAt(view: HiddenArkView, space: string): Barrier {
  const state = positionOf(view);
  const { vessels } = playerOnTurn(state);
  const number = spaceNumber(view.side, space);
  const near = vessels.some(
    (_, vessel) =>
      (state.turn.passing === NONE || state.turn.passing === vessel) &&
      searchFrom(state, positionsBefore(state, vessel)).has(number),
  );
  if (!near || canStop(state, number)) return 'tooFar';
  const place = mapOf(view.side).placeAt[number] as number;
  if (state.locks[place] === 1) return 'fishLocked';
  return (state.tiles[place] ?? NONE) === NONE ? 'seaFull' : 'fishTaken';
}

/** The way of a route by another space; undefined where the movement does not reach. */
export function routeBy(view: HiddenArkView, route: Route, by: string): Route | undefined {
  const state = positionOf(view);
  const first = spaceNumber(view.side, by);
  const last = spaceNumber(view.side, route.path.at(-1) ?? '');
  const { vessel } = route;
  const there = shortest(state, positionsBefore(state, vessel), first);
  const on = first === last ? [] : shortest(state, { start: first, origin: [] }, last);
  if (there === undefined || on === undefined) return undefined;
  const path = [...there, ...on];
  return path.length <= reach(state) ? routeOn(state, vessel, path) : undefined;
}

interface Start {
  /** A space, or `NONE` in a port. */
  readonly start: number;
  /** In a port, the only space that can be entered. */
  readonly origin: readonly number[];
}

function positionsBefore(state: HiddenArkState, vessel: number): Start {
  const at = playerOnTurn(state).vessels[vessel] as number;
  return at >= PORT
    ? { start: NONE, origin: [mapOf(state.side).exits[at - PORT] as number] }
    : { start: at, origin: [] };
}

const nextTo = (state: HiddenArkState, space: number): readonly number[] =>
  mapOf(state.side).near[space] ?? [];

/** The spaces on a shortest way, the last one included. */
function shortest(
  state: HiddenArkState,
  { start, origin }: Start,
  to: number,
): readonly number[] | undefined {
  const before = searchFrom(state, { start, origin });
  return before.has(to) && to !== start ? pathTo(before, to) : undefined;
}

/** For each space within reach the space before it on a shortest way, `NONE` for the first. */
function searchFrom(state: HiddenArkState, { start, origin }: Start): Map<number, number> {
  const before = new Map<number, number>();
  const most = reach(state);
  let border: readonly number[] = start === NONE ? origin : nextTo(state, start);
  for (const space of border) before.set(space, NONE);
  for (let moves = 1; moves < most && border.length > 0; moves++) {
    const next: number[] = [];
    for (const space of border)
      for (const other of nextTo(state, space)) {
        if (before.has(other) || other === start) continue;
        before.set(other, space);
        next.push(other);
      }
    border = next;
  }
  return most === 0 ? new Map() : before;
}

function pathTo(before: ReadonlyMap<number, number>, to: number): readonly number[] {
  const path = [to];
  for (let at = before.get(to) as number; at !== NONE; at = before.get(at) as number)
    path.unshift(at);
  return path;
}

function routesFrom(state: HiddenArkState, vessel: number): readonly Route[] {
  const before = searchFrom(state, positionsBefore(state, vessel));
  return [...before.keys()]
    .filter((to) => canStop(state, to))
    .map((to) => routeOn(state, vessel, pathTo(before, to)));
}

function routeOn(state: HiddenArkState, vessel: number, path: readonly number[]): Route {
  const map = mapOf(state.side);
  const at = playerOnTurn(state).vessels[vessel] as number;
  const extensions = Math.max(0, path.length - state.turn.moves);
  return {
    vessel,
    from: (at >= PORT ? map.locations[at - PORT] : map.spaces[at]) as string,
    path: path.map((space) => map.spaces[space] as string),
    extensions,
    price: EXTENSION_PRICE * extensions,
    points: [...new Set(path)].reduce((sum, space) => sum + (state.points[space] as number), 0),
  };
}
