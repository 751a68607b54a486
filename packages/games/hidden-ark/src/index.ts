import { readOptions, type GameDefinition } from '@atoll/engine';
import type { HiddenArkAction } from './action.ts';
import { apply } from './apply.ts';
import type { HiddenArkEvent } from './event.ts';
import { activeSeat, explain, legalActions } from './legality/legal.ts';
import { meta, type HiddenArkOptions } from './meta.ts';
import { parseAction } from './parse-action.ts';
import { determinize } from './determinize.ts';
import { publicView } from './public-view.ts';
import { redraw } from './redraw.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { cloneState, type HiddenArkState } from './state.ts';
import type { HiddenArkView } from './view.ts';

/**
 * Hidden Ark by Tobias Hall: competitive, common and alone, with its three variants, on both sides
 * of the map.
 */
export const hiddenArk: GameDefinition<
  HiddenArkState,
  HiddenArkAction,
  HiddenArkEvent,
  HiddenArkView,
  HiddenArkOptions
> = {
  id: meta.id,
  version: 2,
  seats: meta.seats,
  parseOptions: (raw) => readOptions(meta.options, raw),
  parseAction,
  setup,
  activeSeats(state) {
    const seat = activeSeat(state);
    return seat === undefined ? [] : [seat];
  },
  legalActions,
  explain,
  clone: cloneState,
  apply,
  round: ({ round }) => Math.max(1, round),
  outcome,
  publicView,
  // No event is secret: a drawn token or tile is turned up at once.
  eventView: (event) => event,
  redraw,
  determinize: ({ view }, _seat, seed) => determinize(view, seed),
};

export type * from './action.ts';
export type * from './event.ts';
export type { HiddenArkOptions } from './meta.ts';
export type { HiddenArkState } from './state.ts';
export type * from './view.ts';
