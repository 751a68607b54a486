import { drawFrom, putInto } from '../bag.ts';
import {
  ESCALATIONS,
  FACE_UP_AT_SETUP,
  FACE_UP_IN_STEP_ONE,
  MOST_ESCALATIONS,
} from '../cards/index.ts';
import { REFILL_AT, REFILLS, REFILLS_LONG, TILES } from '../cards/index.ts';
import type { Context } from '../context.ts';
import { FACE_DOWN, NONE, TILE_FACTS } from '../numbers.ts';
import { canLock } from '../legality/check.ts';
import { vesselsAt } from '../sea.ts';
import { mapOf } from '../sea-map.ts';
import { isSolo, type HiddenArkState } from '../state.ts';
import { drawToken, tokenName, turnUp } from '../tokens.ts';

/** Whether fish get dearer when the map is refilled. */
export function hasEscalation({ cooperative, uphill }: HiddenArkState): boolean {
  return cooperative || uphill;
}

export function tilesLeft({ tiles }: HiddenArkState): number {
  let left = 0;
  for (let place = 0; place < tiles.length; place++) if (tiles[place] !== NONE) left++;
  return left;
}

/**
 * After a rescue: refills the map when few tiles are left, or starts the end; alone, a foreign
 * vessel comes.
 */
export function afterRescue(context: Context): void {
  const { state } = context;
  const due = tilesLeft(state) <= (REFILL_AT[state.players.length] as number);
  if (due && state.ending === 'no') {
    if (state.refills < (state.long ? REFILLS_LONG : REFILLS)) refill(context);
    else {
      state.ending = 'triggered';
      context.events.push({ type: 'endTriggered' });
    }
  }
  if (isSolo(state)) askForLock(state);
}

/** Asks where a foreign vessel goes, if there is a tile for it. */
export function askForLock(state: HiddenArkState): void {
  if (state.tiles.some((_, place) => canLock(state, place))) state.frames.push({ kind: 'lock' });
}

function refill(context: Context): void {
  const { state, events } = context;
  state.refills++;
  events.push({ type: 'refilling', time: state.refills });
  unlock(context);
  encourage(context);
  if (hasEscalation(state)) escalate(context);
  for (let place = 0; place < state.tiles.length; place++)
    if (state.tiles[place] === NONE) placeTile(context, place);
  for (const token of state.faceUp) putInto(state.used, token);
  state.faceUp = [];
  const choosing = state.phase === 'opportunity' && state.turn.takes > 0;
  turnUp(context, choosing ? FACE_UP_IN_STEP_ONE : FACE_UP_AT_SETUP);
}

function spaceOf({ state }: Context, place: number): string {
  const map = mapOf(state.side);
  return map.spaces[map.places[place] as number] as string;
}

function unlock(context: Context): void {
  const { locks } = context.state;
  for (let place = 0; place < locks.length; place++) {
    if (locks[place] === 0) continue;
    locks[place] = 0;
    context.events.push({ type: 'unlocked', space: spaceOf(context, place) });
  }
}

/** A token to every tile that was left and has neither a token nor a vessel. */
function encourage(context: Context): void {
  const { state, events } = context;
  const { places } = mapOf(state.side);
  for (let place = 0; place < places.length; place++) {
    if (state.tiles[place] === NONE || state.tileTokens[place] !== NONE) continue;
    if (vesselsAt(state, places[place] as number) > 0) continue;
    const token = drawToken(context);
    if (token === NONE) return;
    state.tileTokens[place] = token;
    events.push({ type: 'encouraged', space: spaceOf(context, place), token: tokenName(token) });
  }
}

/** An escalation to every tile that was left and has fewer than two. */
function escalate(context: Context): void {
  const { state, events } = context;
  for (let place = 0; place < state.tiles.length; place++) {
    const there = state.escalations[place] as readonly number[];
    if (state.tiles[place] === NONE || there.length >= MOST_ESCALATIONS) continue;
    const kind = drawFrom(state.escalationPool, state.rngs.escalation);
    if (kind === NONE) return;
    context.sealed = true;
    state.escalations[place] = [...there, kind];
    const token = ESCALATIONS[kind]!.id;
    events.push({ type: 'escalated', space: spaceOf(context, place), token });
  }
}

/**
 * A tile of its region comes to an empty place, face down where fish are to be discovered; none if
 * there is none left.
 */
export function placeTile(context: Context, place: number): void {
  const { state, events } = context;
  if (stackSize(state, place) === 0) return;
  const space = spaceOf(context, place);
  state.tiles[place] = state.discovery ? FACE_DOWN : drawTile(context, place);
  const tile = TILES[state.tiles[place] as number]?.id ?? '';
  events.push({ type: 'appeared', space, tile });
}

/** Draws one of the unseen tiles of the place's region. */
export function drawTile(context: Context, place: number): number {
  const { state } = context;
  context.sealed = true;
  const region = mapOf(state.side).placeRegions[place];
  return drawFrom(state.unseen, state.rngs.tiles, (tile) => TILE_FACTS[tile]?.region === region);
}

/**
 * Tiles of the place's region that are still in the stack: the unseen ones, less those that lie
 * face down on the map.
 */
function stackSize(state: HiddenArkState, place: number): number {
  const { placeRegions } = mapOf(state.side);
  const region = placeRegions[place];
  const unseen = TILE_FACTS.filter(
    (tile, index) => tile.region === region && state.unseen[index] === 1,
  );
  const down = state.tiles.filter((tile, at) => tile === FACE_DOWN && placeRegions[at] === region);
  return unseen.length - down.length;
}
