import { EXCHANGE_PRICE, TRACK_TOP } from './cards/index.ts';
import { actor, resourceName, type Context } from './context.ts';
import { playerOnTurn, type HiddenArkState, type Player } from './state.ts';

/** All resources of a player, money included. */
export function totalOf({ tracks }: Player): number {
  return (
    (tracks[0] as number) +
    (tracks[1] as number) +
    (tracks[2] as number) +
    (tracks[3] as number) +
    (tracks[4] as number)
  );
}

/** Whether some track has room. */
export function hasRoom({ tracks }: Player): boolean {
  for (let i = 0; i < tracks.length; i++) if ((tracks[i] as number) < TRACK_TOP) return true;
  return false;
}

/** Adds to a track as much as it has room for. Returns the excess. */
function raise(context: Context, resource: number, amount: number): number {
  const { tracks } = actor(context);
  const held = tracks[resource] as number;
  const taken = Math.min(amount, TRACK_TOP - held);
  if (taken > 0) {
    tracks[resource] = held + taken;
    const { seat } = context.state.turn;
    const name = resourceName(resource);
    context.events.push({ type: 'gained', seat, resource: name, amount: taken });
  }
  return amount - taken;
}

/**
 * The player receives resources at once: two excess ones become one of another kind, which is
 * asked.
 */
export function receive(context: Context, resource: number, amount: number): void {
  const excess = raise(context, resource, amount);
  if (excess === 0) return;
  const conversions = Math.floor(excess / EXCHANGE_PRICE);
  const kept = hasRoom(actor(context)) ? conversions : 0;
  if (kept > 0) context.state.frames.push({ kind: 'convert', left: kept });
  tellLost(context, resource, excess - EXCHANGE_PRICE * kept);
}

function tellLost(context: Context, resource: number, amount: number): void {
  if (amount === 0) return;
  const { seat } = context.state.turn;
  context.events.push({ type: 'lost', seat, resource: resourceName(resource), amount });
}

/**
 * The player receives resources that may arrive at any time of the turn: the excess waits for room.
 */
export function receiveOrWait(context: Context, resource: number, amount: number): void {
  const excess = raise(context, resource, amount);
  if (excess === 0) return;
  const { seat, waiting } = context.state.turn;
  waiting[resource] = (waiting[resource] as number) + excess;
  const name = resourceName(resource);
  context.events.push({ type: 'waiting', seat, resource: name, amount: excess });
}

/** Moves waiting resources to their tracks as far as there is room now. */
export function admitWaiting(context: Context): void {
  const { waiting } = context.state.turn;
  for (let resource = 0; resource < waiting.length; resource++) {
    const amount = waiting[resource] as number;
    if (amount > 0) waiting[resource] = raise(context, resource, amount);
  }
}

export function waitingTotal({ waiting }: HiddenArkState['turn']): number {
  let total = 0;
  for (let i = 0; i < waiting.length; i++) total += waiting[i] as number;
  return total;
}

/** Two waiting resources become one of another kind. */
export function convertWaiting(context: Context, resource: number): void {
  const { waiting } = context.state.turn;
  for (let i = 0; i < EXCHANGE_PRICE; i++) {
    const most = waiting.indexOf(Math.max(...waiting));
    waiting[most] = (waiting[most] as number) - 1;
  }
  convertOne(context, resource);
}

export function convertOne(context: Context, resource: number): void {
  const { tracks } = actor(context);
  tracks[resource] = (tracks[resource] as number) + 1;
  const { seat } = context.state.turn;
  context.events.push({ type: 'converted', seat, resource: resourceName(resource) });
}

/** At the end of a turn: waiting resources are converted if possible, and lost if not. */
export function settleWaiting(context: Context): void {
  const { state } = context;
  const { waiting } = state.turn;
  const conversions = Math.floor(waitingTotal(state.turn) / EXCHANGE_PRICE);
  if (conversions > 0 && hasRoom(playerOnTurn(state)))
    state.frames.push({ kind: 'convert', left: conversions });
  waiting.fill(0);
}

/** Lowers a track by an available amount. */
export function spend(context: Context, resource: number, amount: number): void {
  if (amount === 0) return;
  const { tracks } = actor(context);
  tracks[resource] = (tracks[resource] as number) - amount;
  const { seat } = context.state.turn;
  context.events.push({ type: 'paid', seat, resource: resourceName(resource), amount });
}
