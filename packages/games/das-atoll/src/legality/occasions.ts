import type { Seat } from '@atoll/engine';
import type { ActionType } from '../action.ts';
import type { DasAtollState, Phase } from '../state.ts';
import { ANSWERING, TYPES } from './action-types.ts';
import { CANDIDATES } from './candidates.ts';

const candidatesOf = (types: readonly ActionType[]): typeof CANDIDATES =>
  CANDIDATES.filter(({ type }) => types.includes(type));

const BY_PHASE = Object.fromEntries(
  Object.entries(TYPES).map(([phase, types]) => [phase, candidatesOf(types)]),
) as Readonly<Record<Phase, typeof CANDIDATES>>;
const ANSWERS = candidatesOf(ANSWERING);

/** The candidates that contain all legal actions of a seat, in the order of `CANDIDATES`. */
export const occasionsOf = ({ phase, turn }: DasAtollState, seat: Seat): typeof CANDIDATES =>
  phase === 'main' && seat !== turn ? ANSWERS : BY_PHASE[phase];
