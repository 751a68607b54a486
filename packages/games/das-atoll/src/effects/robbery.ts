import { nextInt, type Seat } from '@atoll/engine';
import { PIRATE_TRACK } from '../board/index.ts';
import { RESOURCES, sumOf } from '../resource.ts';
import type { Change } from './turn.ts';
import { pirateVictims, robberVictims } from './victims.ts';

/**
 * The robber goes where it is sent, then the pirate moves its steps; then the pirate steals, and
 * only if it finds no victim the robber may. Returns whether a card was drawn at once.
 */
export function sendRobber(change: Change, hex: number): boolean {
  const { state, seat, events } = change;
  state.robber = hex;
  events.push({ type: 'robber', seat, hex });
  const steps = state.pirateSteps;
  state.pirate = (state.pirate + steps) % PIRATE_TRACK.length;
  events.push({ type: 'pirate', hex: PIRATE_TRACK[state.pirate], steps });
  const victims = pirateVictims(state);
  if (victims.length === 1) {
    state.phase = 'pirate-theft';
    steal(change, victims[0]);
    return true;
  }
  if (victims.length > 0) state.phase = 'pirate-theft';
  else if (robberVictims(state).length > 0) state.phase = 'robber-theft';
  else resume(change);
  return false;
}

/** A card of the victim, by chance. */
export function steal(change: Change, victim: Seat): void {
  const { state, seat, events } = change;
  const { hand } = state.players[victim];
  let place = nextInt(state.rngs.theft, sumOf(hand));
  let resource = 0;
  while (place >= hand[resource]) place -= hand[resource++];
  hand[resource]--;
  state.players[seat].hand[resource]++;
  const by = state.phase === 'pirate-theft' ? 'pirate' : 'robber';
  events.push({ type: 'stole', seat, victim, by, resource: RESOURCES[resource] });
  resume(change);
}

/** Back to the turn, which may not have been rolled for yet. */
export function resume({ state }: Pick<Change, 'state'>): void {
  state.phase = state.rolled ? 'main' : 'roll';
}
