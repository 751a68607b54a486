import { readOptions, type GameDefinition } from '@atoll/engine';
import { apply, outcome } from './apply.ts';
import { activeSeats, asideSeats, explain, legalActions, parseAction } from './legal.ts';
import { meta, type ProbeOptions } from './meta.ts';
import {
  clone,
  redraw,
  setup,
  type ProbeAction,
  type ProbeEvent,
  type ProbeState,
} from './state.ts';
import {
  determinize,
  privateView,
  publicView,
  type ProbePrivateView,
  type ProbeView,
} from './views.ts';

export const probe: GameDefinition<
  ProbeState,
  ProbeAction,
  ProbeEvent,
  ProbeView,
  ProbeOptions,
  ProbePrivateView
> = {
  id: meta.id,
  version: 1,
  seats: meta.seats,
  parseOptions: (raw) => readOptions(meta.options, raw),
  parseAction,
  setup,
  activeSeats,
  asideSeats,
  legalActions,
  explain,
  clone,
  apply,
  round: ({ round }) => round,
  outcome,
  publicView,
  privateView,
  // What was chosen face down, and what was drawn, only its owner sees.
  eventView: (event, viewer) =>
    'seat' in event && (event.type === 'chose' || event.type === 'drew') && event.seat !== viewer
      ? { ...event, card: 0 }
      : event,
  redraw,
  determinize,
};

export { activeSeats, isDiscard } from './legal.ts';
export { meta } from './meta.ts';
export { kindOf, worthOf } from './state.ts';
export type { ProbeAction, ProbeEvent, ProbeState } from './state.ts';
export type { ProbePrivateView, ProbeView } from './views.ts';
