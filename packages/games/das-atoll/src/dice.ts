import { nextInt, type Seat } from '@atoll/engine';
import { HEX_CORNERS, HEXES, yieldOf } from './board/index.ts';
import { HAND_LIMIT, ROBBER_SUM } from './numbers.ts';
import {
  indexOfResource,
  moveCards,
  noCounts,
  RESOURCES,
  sumOf,
  type Resource,
} from './resource.ts';
import { EMPTY, isCity, ownerOf, type DasAtollState } from './state.ts';
import type { Change } from './effects/turn.ts';

function throwDice({ rngs }: DasAtollState): [number, number] {
  return [1 + nextInt(rngs.dice, 6), 1 + nextInt(rngs.dice, 6)];
}

/** All seats throw for the start; seats that tie for the most throw again. */
export function throwForStart({ state, events }: Change): void {
  let rivals: readonly Seat[] = [...state.players.keys()];
  while (rivals.length > 1) {
    const throws = rivals.map((seat) => ({ seat, dice: throwDice(state) }));
    for (const { seat, dice } of throws) events.push({ type: 'threw', seat, dice });
    const most = Math.max(...throws.map(({ dice }) => sumOf(dice)));
    const best = throws.filter(({ dice }) => sumOf(dice) === most);
    rivals = best.map(({ seat }) => seat);
    state.dice = best[0].dice;
  }
  const [first] = rivals;
  Object.assign(state, { first, turn: first, builder: first, phase: 'settle' });
  events.push({ type: 'begins', seat: first });
}

export function rollDice(change: Change): void {
  const { state, seat, events } = change;
  state.dice = throwDice(state);
  state.rolled = true;
  events.push({ type: 'rolled', seat, dice: state.dice });
  resolveDice(change);
}

/** A seven makes large hands discard and sends the robber; any other throw is harvested. */
export function resolveDice(change: Change): void {
  const { state } = change;
  const [one, other] = state.dice;
  if (one + other !== ROBBER_SUM) {
    state.phase = 'main';
    return harvest(change, one + other);
  }
  state.pirateSteps = Math.min(one, other);
  for (const player of state.players) {
    const held = sumOf(player.hand);
    player.toDiscard = held > HAND_LIMIT ? Math.floor(held / 2) : 0;
  }
  state.phase = state.players.some(({ toDiscard }) => toDiscard > 0) ? 'discard' : 'robber';
}

/**
 * Where the bank has too few of a resource for all due cards, no seat gets any, unless they are due
 * to one seat only, which gets the rest.
 */
function harvest({ state, events }: Change, chip: number): void {
  const due = dueCards(state, chip);
  const cut = due.map((cards) => cards.slice());
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const asked = due.reduce((sum, cards) => sum + cards[resource], 0);
    if (asked <= state.bank[resource]) continue;
    events.push({ type: 'shortage', resource: RESOURCES[resource] });
    const takers = due.filter((cards) => cards[resource] > 0).length;
    for (const cards of cut)
      cards[resource] = takers === 1 ? Math.min(cards[resource], state.bank[resource]) : 0;
  }
  cut.forEach((cards, seat) => {
    if (sumOf(cards) === 0) return;
    moveCards(state.bank, state.players[seat].hand, cards);
    events.push({ type: 'got', seat, cards });
  });
}

/** The yield of the hexes with a chip for each seat: 1 to a settlement, 2 to a city. */
function dueCards(state: DasAtollState, chip: number): readonly number[][] {
  const due = state.players.map(noCounts);
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (state.chips[hex] !== chip || hex === state.robber) continue;
    const resource = yieldOf(state.terrain[hex]);
    for (const corner of HEX_CORNERS[hex]) {
      const building = state.buildings[corner];
      if (building !== EMPTY) due[ownerOf(building)][resource] += isCity(building) ? 2 : 1;
    }
  }
  return due;
}

/**
 * Takes one card out of a hand, face down; when the last of all has chosen, everything is shown.
 * Returns whether it was.
 */
export function chooseDiscard({ state, seat, events }: Change, resource: Resource): boolean {
  const player = state.players[seat];
  const index = indexOfResource(resource);
  player.hand[index]--;
  player.discarding[index]++;
  player.toDiscard--;
  events.push({ type: 'chose', seat, resource });
  if (state.players.some(({ toDiscard }) => toDiscard > 0)) return false;
  state.players.forEach(({ discarding }, owner) => {
    if (sumOf(discarding) === 0) return;
    events.push({ type: 'discarded', seat: owner, cards: discarding.slice() });
    moveCards(discarding, state.bank, discarding.slice());
  });
  state.phase = 'robber';
  return true;
}
