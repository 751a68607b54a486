import { readOptions, type GameDefinition } from '@atoll/engine';
import type { DasAtollAction } from './action.ts';
import { apply } from './apply.ts';
import { cloneState } from './clone.ts';
import { determinize } from './determinize.ts';
import type { DasAtollEvent } from './event.ts';
import { activeSeats, asideSeats, explain, legalActions } from './legality/legal.ts';
import { meta, type DasAtollOptions } from './meta.ts';
import { parseAction } from './parse-action.ts';
import { outcome } from './points.ts';
import { redraw } from './redraw.ts';
import { setup } from './setup.ts';
import type { DasAtollState } from './state.ts';
import type { DasAtollPrivateView, DasAtollView } from './view.ts';
import { eventView, privateView, publicView } from './views.ts';

/** A scenario by Birgitte and Wolfgang Ditt for the settlers' game with ships. */
export const dasAtoll: GameDefinition<
  DasAtollState,
  DasAtollAction,
  DasAtollEvent,
  DasAtollView,
  DasAtollOptions,
  DasAtollPrivateView
> = {
  id: meta.id,
  version: 4,
  seats: meta.seats,
  parseOptions: (raw) => readOptions(meta.options, raw),
  parseAction,
  setup,
  activeSeats,
  asideSeats,
  legalActions,
  explain,
  clone: cloneState,
  apply,
  round: ({ round }) => Math.max(1, round),
  outcome,
  publicView,
  privateView,
  eventView,
  redraw,
  determinize,
  // The start is thrown for once; in rematches it goes round.
  rematch: ({ first, players }) => ({
    first: (Math.max(0, first) + 1) % players.length,
    options: { start: 'seat' },
  }),
};

export type * from './action.ts';
export type * from './event.ts';
export type { ReasonCode } from './legality/reason.ts';
export type { DasAtollOptions } from './meta.ts';
export type { DasAtollState } from './state.ts';
export type * from './view.ts';
