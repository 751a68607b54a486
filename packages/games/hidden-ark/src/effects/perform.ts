import type { HiddenArkAction } from '../action.ts';
import {
  BASE_MOVEMENT,
  COLUMNS,
  RESEARCH_STEPS,
  SLOTS_PER_COLUMN,
  type Column,
} from '../cards/index.ts';
import { applyUpgrade, buildStation, buildVessel, install } from './building.ts';
import { slotNumber } from '../legality/check.ts';
import { actor, resourceName, type Context } from '../context.ts';
import { NONE, resourceNumber } from '../numbers.ts';
import { grantMoves } from './sailing.ts';
import { locationNumber, spaceNumber } from '../sea-map.ts';
import { playerOnTurn } from '../state.ts';

/** Carries out an action that is paid for. */
export function perform(context: Context, action: HiddenArkAction): void {
  const { state, events } = context;
  const { turn, frames } = state;
  switch (action.type) {
    case 'column':
      return useColumn(context, action.column);
    case 'extend':
      turn.moves++;
      events.push({ type: 'extended', seat: turn.seat });
      return;
    case 'exchange': {
      const resource = resourceNumber(action.resource);
      const { tracks } = actor(context);
      tracks[resource] = (tracks[resource] as number) + 1;
      events.push({ type: 'exchanged', seat: turn.seat, resource: resourceName(resource) });
      return;
    }
    case 'station':
      return buildStation(context, locationNumber(action.location));
    case 'launch':
      return buildVessel(context, locationNumber(action.location));
    case 'rescue':
      turn.rescues--;
      frames.push({ kind: 'return', space: spaceNumber(state.side, action.space) });
      return;
    case 'fit': {
      const frame = frames.pop();
      if (frame?.kind !== 'slot') throw new Error('no upgrade waits for a slot');
      return install(context, frame.token, slotNumber(action.column, action.slot));
    }
    default:
      throw new Error(`${action.type} is not paid for`);
  }
}

/** The column of the turn: its upgrades take effect, and it allows its action. */
function useColumn(context: Context, name: Column): void {
  const { state, events } = context;
  const { turn } = state;
  const player = playerOnTurn(state);
  const column = COLUMNS.indexOf(name);
  turn.column = column;
  events.push({ type: 'chose', seat: turn.seat, column: name });
  switch (name) {
    case 'build':
      turn.builds++;
      break;
    case 'operation':
      turn.rescues++;
      turn.swappable = true;
      grantMoves(context, BASE_MOVEMENT + player.vessels.length);
      break;
    case 'upgrade':
      turn.upgrading = true;
      turn.freeUpgrades++;
      break;
    case 'research':
      turn.studies += RESEARCH_STEPS;
  }
  for (let slot = 0; slot < SLOTS_PER_COLUMN; slot++) {
    const token = player.slots[column * SLOTS_PER_COLUMN + slot] as number;
    if (token !== NONE) applyUpgrade(context, token);
  }
}
