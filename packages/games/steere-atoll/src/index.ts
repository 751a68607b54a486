import { readOptions, type GameDefinition } from '@atoll/engine';
import type { SteereAtollAction } from './action.ts';
import { apply } from './apply.ts';
import type { SteereAtollEvent } from './event.ts';
import { explain, legalActions } from './legal.ts';
import { meta, type SteereAtollOptions } from './meta.ts';
import { parseAction } from './parse-action.ts';
import { determinize, project } from './public-view.ts';
import { outcome } from './score.ts';
import { activeSeat, cloneState, setup, type SteereAtollState } from './state.ts';
import type { SteereAtollView } from './view.ts';

const NOBODY: readonly number[] = Object.freeze([]);
const ONLY: readonly (readonly number[])[] = [Object.freeze([0]), Object.freeze([1])];

/** Atoll by Mark Steere (2008): two seats, connection of opposite islands. */
export const steereAtoll: GameDefinition<
  SteereAtollState,
  SteereAtollAction,
  SteereAtollEvent,
  SteereAtollView,
  SteereAtollOptions
> = {
  id: meta.id,
  version: 1,
  seats: meta.seats,
  conditional: meta.conditional,
  parseOptions: (raw) => readOptions(meta.options, raw),
  parseAction,
  setup,
  activeSeats(state) {
    const seat = activeSeat(state);
    return seat === undefined ? NOBODY : (ONLY[seat] ?? NOBODY);
  },
  legalActions,
  explain,
  clone: cloneState,
  apply,
  outcome,
  publicView: project,
  eventView: (event) => event,
  determinize: ({ view }) => determinize(view),
};

export type * from './action.ts';
export type * from './event.ts';
export type { SteereAtollOptions } from './meta.ts';
export { SCORE_CATEGORIES, type ScoreCategory } from './score.ts';
export type { SteereAtollState } from './state.ts';
export type * from './view.ts';
