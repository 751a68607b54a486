import type { Reason, Seat } from '@atoll/engine';
import type { HiddenArkAction } from '../action.ts';
import { check, checkMove, checkWhat } from './check.ts';
import { question } from './check-moment.ts';
import * as all from './candidates.ts';
import type { Frame } from '../frame.ts';
import { NONE } from '../numbers.ts';
import { detailsOf } from './reason-details.ts';
import { OK } from './reason.ts';
import { mapOf, PORT } from '../sea-map.ts';
import { playerOnTurn, type HiddenArkState } from '../state.ts';
import { waitingTotal } from '../tracks.ts';

const NOTHING: readonly HiddenArkAction[] = Object.freeze([]);

/** The seat that the match waits for; undefined once it is over. */
export function activeSeat(state: HiddenArkState): Seat | undefined {
  return state.phase === 'over' ? undefined : state.turn.seat;
}

/**
 * Every legal action of the seat, each once, in a stable order: answers to the question first, then
 * other possible actions.
 */
export function legalActions(state: HiddenArkState, seat: Seat): readonly HiddenArkAction[] {
  if (seat !== activeSeat(state)) return NOTHING;
  const legal: HiddenArkAction[] = [];
  const frame = question(state);
  if (frame) keep(state, answers(state, frame), legal);
  else if (state.phase === 'placing') keep(state, all.PLACE, legal);
  else if (state.turn.passing !== NONE) passing(state, legal);
  else free(state, legal);
  return legal;
}

/** Why an action is refused; empty exactly when it is legal. */
export function explain(
  state: HiddenArkState,
  seat: Seat,
  action: HiddenArkAction,
): readonly Reason[] {
  if (state.phase === 'over') return [{ code: 'over' }];
  if (seat !== activeSeat(state)) return [{ code: 'not-your-turn' }];
  const code = check(state, action);
  if (code === OK) return [];
  const details = detailsOf(state, action, code);
  return [details ? { code, details } : { code }];
}

function keep(
  state: HiddenArkState,
  candidates: readonly HiddenArkAction[],
  legal: HiddenArkAction[],
): void {
  for (let i = 0; i < candidates.length; i++) {
    const action = candidates[i] as HiddenArkAction;
    if (checkWhat(state, action) === OK) legal.push(action);
  }
}

function answers(state: HiddenArkState, frame: Frame): readonly HiddenArkAction[] {
  switch (frame.kind) {
    case 'pay':
      return all.PAY;
    case 'slot':
      return all.FIT;
    case 'return':
      return all.RETURN;
    case 'convert':
      return all.CONVERT;
    case 'setAside':
      return all.SET_ASIDE;
    case 'lower':
      return all.LOWER;
    case 'lock':
      return all.AT_SEA[state.side].lock;
    default:
      return NOTHING;
  }
}

function passing(state: HiddenArkState, legal: HiddenArkAction[]): void {
  moves(state, state.turn.passing, legal);
  keep(state, all.EXTEND, legal);
}

/** The places where a vessel can go next. */
function moves(state: HiddenArkState, vessel: number, legal: HiddenArkAction[]): void {
  if (state.turn.moves === 0) return;
  const map = mapOf(state.side);
  const at = playerOnTurn(state).vessels[vessel] as number;
  const actions = all.AT_SEA[state.side].moves[vessel] as readonly HiddenArkAction[];
  if (at >= PORT) {
    const exit = map.exits[at - PORT] as number;
    if (checkMove(state, vessel, exit) === OK) legal.push(actions[exit] as HiddenArkAction);
    return;
  }
  const near = map.near[at] as readonly number[];
  for (let i = 0; i < near.length; i++)
    if (checkMove(state, vessel, near[i] as number) === OK)
      legal.push(actions[near[i] as number] as HiddenArkAction);
}

/**
 * No question is open: the step of the turn, the actions that it allows, and actions possible at
 * any time.
 */
function free(state: HiddenArkState, legal: HiddenArkAction[]): void {
  const { turn, side, phase } = state;
  const player = playerOnTurn(state);
  const map = mapOf(side);
  const sea = all.AT_SEA[side];
  if (phase === 'opportunity') {
    keep(state, kinds(all.TAKE, state.faceUp), legal);
    keep(state, kinds(all.DRAW, state.faceUp), legal);
  } else if (turn.column === NONE) keep(state, all.COLUMN, legal);
  for (let vessel = 0; vessel < player.vessels.length; vessel++) moves(state, vessel, legal);
  if (turn.rescues > 0)
    keep(
      state,
      map.places.map((space) => sea.rescue[space]!),
      legal,
    );
  if (turn.builds > 0) {
    keep(state, all.STATION, legal);
    keep(
      state,
      player.stations.map((location) => all.LAUNCH[location]!),
      legal,
    );
  }
  if (turn.upgrading) keep(state, kinds(all.INSTALL, player.hand), legal);
  if (turn.studies > 0) keep(state, all.STUDY, legal);
  if (turn.swappable) keep(state, all.SWAP, legal);
  if (turn.sailing) keep(state, all.EXTEND, legal);
  if (player.hand.length > 0) keep(state, kinds(all.PLAY, player.hand), legal);
  if (state.discovery && !turn.investigated)
    keep(
      state,
      map.places.map((space) => sea.investigate[space]!),
      legal,
    );
  keep(state, all.EXCHANGE, legal);
  if (waitingTotal(turn) > 0) keep(state, all.CONVERT, legal);
  if (phase === 'action') keep(state, all.END, legal);
}

/** The actions of the kinds of tokens that lie there, each once. */
function kinds(
  actions: readonly HiddenArkAction[],
  tokens: readonly number[],
): readonly HiddenArkAction[] {
  const some: HiddenArkAction[] = [];
  for (let i = 0; i < tokens.length; i++)
    if (tokens.indexOf(tokens[i] as number) === i)
      some.push(actions[tokens[i] as number] as HiddenArkAction);
  return some;
}
