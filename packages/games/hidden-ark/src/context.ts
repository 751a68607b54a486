import { RESOURCES, type Resource } from './cards/index.ts';
import type { HiddenArkEvent } from './event.ts';
import { playerOnTurn, type HiddenArkState, type Player } from './state.ts';

/** A step while it is being made. */
export interface Context {
  readonly state: HiddenArkState;
  readonly events: HiddenArkEvent[];
  /** Something was drawn or turned up. */
  sealed: boolean;
}

/** The player on turn. */
export function actor({ state }: Context): Player {
  return playerOnTurn(state);
}

export function resourceName(resource: number): Resource {
  return RESOURCES[resource] as Resource;
}
