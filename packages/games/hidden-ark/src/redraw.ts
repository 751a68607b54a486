import { createRngs } from '@atoll/engine';
import { DRAWS } from './setup.ts';
import { cloneState, type HiddenArkState } from './state.ts';

/** The same position with other future draws. */
export const redraw = (state: HiddenArkState, seed: string): HiddenArkState => ({
  ...cloneState(state),
  rngs: createRngs(seed, DRAWS),
});
