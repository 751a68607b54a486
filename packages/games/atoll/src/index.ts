import { readOptions, type GameDefinition, type Seat } from '@atoll/engine';
import type { AtollAction } from './action.ts';
import { apply } from './resolution/apply.ts';
import { determinize } from './views/determinize.ts';
import type { AtollEvent } from './event.ts';
import { explain, legalActions } from './resolution/legal.ts';
import { meta, type AtollOptions } from './meta.ts';
import { parseAction } from './parse-action.ts';
import { project } from './views/public-view.ts';
import { redraw } from './redraw.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { cloneState, type AtollState } from './state.ts';
import { activeSeat } from './turn.ts';
import type { AtollView } from './view.ts';

/** Each seat alone: the active seat is determined after every step. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/**
 * Atoll by Jan Štěpánek, base game with the modules Events and Biodiversity, and the solo variant.
 */
export const atoll: GameDefinition<AtollState, AtollAction, AtollEvent, AtollView, AtollOptions> = {
  id: meta.id,
  version: 9,
  seats: meta.seats,
  parseOptions: (raw) => readOptions(meta.options, raw),
  parseAction,
  setup,
  activeSeats(state) {
    const seat = activeSeat(state);
    return (seat === undefined ? undefined : ALONE[seat]) ?? [];
  },
  legalActions,
  explain,
  clone: cloneState,
  apply,
  round: ({ round }) => round,
  outcome,
  publicView: project,
  // No event is secret: a drawn card is turned up at once.
  eventView: (event) => event,
  redraw,
  determinize: ({ view }, _seat, seed) => determinize(view, seed),
};

export type * from './action.ts';
export type * from './event.ts';
export type { AtollOptions } from './meta.ts';
export { SCORE_CATEGORIES, type ScoreCategory } from './score.ts';
export type { Animal, AtollState, Coral, Pile, Reef } from './state.ts';
export type * from './view.ts';
export type * from './vocabulary.ts';
