import type { Seat } from '@atoll/engine';
import type { ActionType } from '../action.ts';
import type { DasAtollState, Phase } from '../state.ts';
import { CANDIDATES } from './candidates.ts';

const CARDS = ['reveal', 'knight', 'road-building', 'monopoly', 'plenty'] as const;
const BUILDING = ['settlement', 'city', 'road', 'ship', 'buy', 'end'] as const;
const ANSWERING = ['give', 'want', 'propose', 'accept', 'decline', 'never'] as const;
const OFFERING = ['give', 'want', 'skip', 'propose', 'conclude', 'withdraw'] as const;

/** The types of action that can be legal in a phase; all others are illegal. */
const TYPES: Readonly<Record<Phase, readonly ActionType[]>> = {
  lot: ['roll'],
  settle: ['settlement'],
  'first-piece': ['road', 'ship'],
  roll: ['roll', ...CARDS],
  discard: ['discard'],
  robber: ['robber'],
  'pirate-theft': ['steal'],
  'robber-theft': ['steal', 'spare'],
  'free-pieces': ['road', 'ship'],
  main: [...CARDS, ...BUILDING, 'move', 'exchange', ...OFFERING],
  special: BUILDING,
  over: [],
};

const candidatesOf = (types: readonly ActionType[]): typeof CANDIDATES =>
  CANDIDATES.filter(({ type }) => types.includes(type));

const BY_PHASE = Object.fromEntries(
  Object.entries(TYPES).map(([phase, types]) => [phase, candidatesOf(types)]),
) as Readonly<Record<Phase, typeof CANDIDATES>>;
const ANSWERS = candidatesOf(ANSWERING);

/** The candidates that contain all legal actions of a seat, in the order of `CANDIDATES`. */
export const occasionsOf = ({ phase, turn }: DasAtollState, seat: Seat): typeof CANDIDATES =>
  phase === 'main' && seat !== turn ? ANSWERS : BY_PHASE[phase];
