import { COLUMNS, SLOTS_PER_COLUMN, type Column } from '../cards/index.ts';
import { actor, type Context } from '../context.ts';
import { NONE, TOKEN_FACTS } from '../numbers.ts';
import { grantMoves } from './sailing.ts';
import { mapOf, PORT, positionName } from '../sea-map.ts';
import { obtain, tokenName } from '../tokens.ts';
import { receiveOrWait } from '../tracks.ts';

export function buildStation(context: Context, location: number): void {
  const { state, events } = context;
  const { turn, stationSeats, locationTokens } = state;
  turn.builds--;
  stationSeats[location] = turn.seat;
  actor(context).stations.push(location);
  const name = positionName(mapOf(state.side), PORT + location);
  events.push({ type: 'builtStation', seat: turn.seat, location: name });
  const token = locationTokens[location] as number;
  if (token === NONE) return;
  locationTokens[location] = NONE;
  obtain(context, token, 'location');
}

export function buildVessel(context: Context, location: number): void {
  const { state, events } = context;
  state.turn.builds--;
  actor(context).vessels.push(PORT + location);
  const name = positionName(mapOf(state.side), PORT + location);
  events.push({ type: 'builtVessel', seat: state.turn.seat, location: name });
}

/** Puts an upgrade into a slot; in the column of the turn it works at once. */
export function install(context: Context, token: number, slot: number): void {
  const { turn } = context.state;
  const { slots } = actor(context);
  slots[slot] = token;
  if (turn.freeUpgrades > 0) turn.freeUpgrades--;
  const column = Math.floor(slot / SLOTS_PER_COLUMN);
  const place = { column: COLUMNS[column] as Column, slot: slot % SLOTS_PER_COLUMN };
  context.events.push({ type: 'installed', seat: turn.seat, token: tokenName(token), ...place });
  if (column === turn.column) applyUpgrade(context, token);
}

/** The effect of an upgrade when its column is used. */
export function applyUpgrade(context: Context, token: number): void {
  const { effect, resource, value } = TOKEN_FACTS[token] as (typeof TOKEN_FACTS)[number];
  if (effect === 'movement') grantMoves(context, value);
  else receiveOrWait(context, resource, value);
}
